/** The product's colours in the light and the dark theme. */
export const STYLE = `
:root{color-scheme:light dark;--page:#f6ecd9;--panel:#fdf8ee;--text:#1d1a26;--soft:#5a4f5e;--hair:#1d1a2626;--mark:#1d6f65;--fair:#b23a22;--free:#8a6412}
@media(prefers-color-scheme:dark){:root{--page:#15131d;--panel:#211d2c;--text:#f6ecd9;--soft:#b9aec0;--hair:#f6ecd92b;--mark:#5fc0b2;--fair:#f0826a;--free:#e5a92f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1080px;padding:32px 20px 64px;font:16px/1.5 Futura,"Century Gothic","Trebuchet MS",Arial,sans-serif;background:var(--page);color:var(--text)}
h1{font-size:34px;line-height:1.15;margin:0 0 8px}
h2{font-size:20px;margin:40px 0 10px}
p{margin:4px 0;color:var(--soft);max-width:72ch}
code{display:block;margin-top:12px;padding:10px 12px;border-radius:8px;background:var(--panel);border:1px solid var(--hair);font:14px/1.4 ui-monospace,Menlo,Consolas,monospace;color:var(--text);overflow-wrap:anywhere}
.early{color:var(--fair);font-weight:700}
.wide{overflow-x:auto;background:var(--panel);border:1px solid var(--hair);border-radius:12px;padding:8px}
table{border-collapse:separate;border-spacing:3px;font-variant-numeric:tabular-nums}
th,td{padding:8px 12px;text-align:right;white-space:nowrap;border-radius:6px}
th{font-weight:700}thead th{color:var(--soft);font-size:14px}
th:first-child,td:first-child,.details :nth-child(2){text-align:left}
.name{max-width:18em;white-space:normal;overflow-wrap:break-word}
td small{display:block;color:var(--soft)}.over small,.under small{color:var(--text)}
.over{background:color-mix(in srgb,var(--mark) var(--far),transparent)}
.under{background:color-mix(in srgb,var(--fair) var(--far),transparent)}
.none{color:var(--soft);text-align:center}
.details td{border-radius:0;border-bottom:1px solid var(--hair)}.details{border-spacing:0}
svg{display:block;width:100%;min-width:640px;height:auto}
svg text{fill:var(--text);font-size:14px}svg .soft{fill:var(--soft);font-size:12px}
.grid{stroke:var(--hair)}.fair{stroke:var(--fair);stroke-width:1.5;stroke-dasharray:5 4}
.range{stroke:var(--mark);stroke-width:4;stroke-linecap:round}.dot{fill:var(--mark)}
.freeRange{stroke:var(--free);stroke-width:3;stroke-linecap:round}.freeDot{fill:var(--free)}
.ladder td,.ladder th{border-radius:0;border-bottom:1px solid var(--hair)}.ladder{border-spacing:0;width:100%}.ladder .name{text-align:left;width:40%}
.rank{color:var(--soft)}.ladder tbody tr:first-child .rank{color:var(--mark);font-weight:700}.ladder b{font-size:20px}.clear{color:var(--mark);font-weight:700}
summary{font-size:20px;font-weight:700;margin:40px 0 10px;cursor:pointer}:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
.key{display:flex;flex-wrap:wrap;gap:4px 20px;padding:4px 8px 8px;color:var(--soft);font-size:14px}
.key i{display:inline-block;width:18px;height:4px;border-radius:2px;margin-right:8px;vertical-align:middle;background:var(--mark)}
.key .free{background:var(--free)}.key .equals{height:0;border-top:2px dashed var(--fair);background:none}
@media(max-width:600px){body{padding:20px 12px 40px}.ladder th,.ladder td{padding:8px 6px}.ladder .name{width:auto;overflow-wrap:anywhere}}
@media print{body{background:none}.wide{break-inside:avoid}}
`;
