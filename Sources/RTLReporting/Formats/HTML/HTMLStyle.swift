/// The look of the page. Sides are those of the reading direction, so that the page reads in Arabic, too.
enum HTMLStyle {
  static let text = """
    :root{color-scheme:light dark;--ink:#1c1c1e;--paper:#fff;--soft:#5a5a60;--line:#d0d0d6;--card:#f6f6f8;--link:#0057c2;--bad:#b3261e;--warn:#8a5300;\
    --good:#1b6e3c}
    @media screen and (prefers-color-scheme:dark){:root{--ink:#f2f2f7;--paper:#161618;--soft:#b4b4bb;--line:#44444a;--card:#212124;--link:#7ab8ff;\
    --bad:#ff8a80;--warn:#ffc46b;--good:#7fdba0}}
    *{box-sizing:border-box}body{margin:0;color:var(--ink);background:var(--paper);font:15px/1.5 -apple-system,system-ui,"Segoe UI",Roboto,sans-serif}
    header,main,footer{max-inline-size:1280px;margin-inline:auto;padding:0 20px}h1{font-size:26px;margin-block:20px 4px}h2{margin-block-start:36px}\
    h3{margin:0;font-size:18px}h4{margin-block:14px 4px}
    a{color:var(--link)}code,pre,kbd{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em}\
    pre{margin:4px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;color:var(--soft)}
    .skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset-inline-start:8px;inset-block-start:8px;background:var(--paper);padding:6px;z-index:3}
    .numbers{list-style:none;display:flex;flex-wrap:wrap;gap:6px 24px;padding:0}.numbers b{font-size:20px}
    nav{position:sticky;inset-block-start:0;background:var(--paper);border-block:1px solid var(--line);z-index:2}\
    nav form{max-inline-size:1280px;margin-inline:auto;padding:8px 20px;display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center}
    nav select,nav input{max-inline-size:11em;font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:5px;\
    padding:2px 6px}button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:5px;padding:2px 10px}
    .tables{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}table{border-collapse:collapse}\
    caption{text-align:start;font-weight:600;padding-block-end:4px}th,td{padding:2px 10px;border-block-end:1px solid var(--line);text-align:end}\
    th:first-child{text-align:start;font-weight:400;overflow-wrap:anywhere}thead th{color:var(--soft);font-weight:400}
    .screen{border:1px solid var(--line);border-radius:10px;padding:14px 16px;margin-block:14px;content-visibility:auto;\
    contain-intrinsic-size:auto 400px;scroll-margin-block-start:96px}.screen:target,.screen:focus{outline:2px solid var(--link)}\
    h3 a{color:inherit;text-decoration:none}
    .facts,.remark{color:var(--soft);margin-block:2px 8px;overflow-wrap:anywhere}\
    .state{font-size:13px;border-radius:9px;padding:1px 9px;border:1px solid currentColor;white-space:nowrap}\
    th code,.facts code,.numbers code{white-space:nowrap}.ready{color:var(--good)}.small{color:var(--warn)}.much{color:var(--bad)}
    .pictures{display:flex;flex-wrap:wrap;gap:14px}figure{margin:0;inline-size:min(380px,100%)}\
    .drawing{inline-size:100%;max-block-size:720px;border:1px solid var(--line);border-radius:6px;overflow:hidden;display:grid;place-items:center}\
    .drawing svg{inline-size:100%;block-size:100%;max-block-size:720px}figcaption{color:var(--soft);font-size:13px}
    .findings{padding-inline-start:3.2em}.finding{margin-block:6px;scroll-margin-block-start:96px}\
    .finding:target,.finding:focus{outline:2px solid var(--link);outline-offset:3px}.place,.object{color:var(--soft);overflow-wrap:anywhere}
    .level{font-size:12px;border-radius:4px;padding:0 5px;border:1px solid currentColor}.error{color:var(--bad)}.warning{color:var(--warn)}\
    .note{color:var(--soft)}.fix{font-size:12px;color:var(--good);border:1px solid currentColor;border-radius:4px;padding:0 5px}
    summary{cursor:pointer;color:var(--soft);padding-block:6px}summary h2{display:inline;color:var(--ink)}#overview{margin-block-start:24px}
    .checks{list-style:none;padding:0}footer{color:var(--soft);padding-block:30px}[hidden]{display:none}
    @media (max-width:900px){nav{position:static}.screen,.finding{scroll-margin-block-start:12px}nav label{flex:1 1 12em;display:flex;gap:6px}\
    nav select,nav input{flex:1;max-inline-size:none;min-inline-size:0}}
    @media print{nav,.skip,.spot{display:none}.screen{content-visibility:visible;border-color:#999}h2,h3,h4,.facts{break-after:avoid}\
    figure,.finding{break-inside:avoid}figure{inline-size:30%}.drawing,.drawing svg{max-block-size:9cm}body{font-size:11px}}

    """
}
