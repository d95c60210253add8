/** The style of the reference: the marketplace's colors, light and dark, without a separate file. */
export const referenceStyle = `
:root{color-scheme:light dark;--ground:#fffaf7;--card:#fff;--line:#eadfe4;--ink:#1f1a1d;--soft:#5f555a;--brand:#8f265e;--tint:#ffeaf2;--green:#0b6b4f;--green-tint:#e2f5ec}
@media (prefers-color-scheme:dark){:root{--ground:#1b1518;--card:#261e22;--line:#43363d;--ink:#f6eef2;--soft:#bfaeb7;--brand:#fcb1d1;--tint:#4a112f;--green:#8fe0c0;--green-tint:#0d3b2d}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 "Plus Jakarta Sans",system-ui,sans-serif}
header,nav,main{max-width:960px;margin:0 auto;padding:0 16px}
header{padding-top:40px}
h1{margin:0 0 12px;font-size:32px;line-height:1.2;color:var(--brand)}
h2{margin:40px 0 12px;font-size:22px}
a{color:var(--brand)}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:8px}
nav ul{display:flex;flex-wrap:wrap;gap:8px;margin:24px 0 0;padding:0;list-style:none}
nav a{display:block;padding:6px 14px;border:1px solid var(--line);border-radius:999px;background:var(--card);text-decoration:none;font-size:14px}
main{padding-bottom:80px}
details{margin:0 0 8px;background:var(--card);border:1px solid var(--line);border-radius:12px}
details[open]{padding-bottom:12px}
summary{padding:12px 16px;cursor:pointer;overflow-wrap:anywhere}
summary:focus-visible,a:focus-visible,.wide:focus-visible{outline:3px solid var(--brand);outline-offset:2px;border-radius:12px}
details>p,details>div{margin:8px 16px}
.GET,.POST{display:inline-block;min-width:52px;padding:1px 8px;border-radius:6px;text-align:center;font:600 13px/1.6 ui-monospace,monospace}
.GET{background:var(--green-tint);color:var(--green)}.POST{background:var(--tint);color:var(--brand)}
code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.says,.meta{color:var(--soft);font-size:14px}
.wide{overflow-x:auto}
td code{white-space:nowrap}
table{width:100%;min-width:520px;border-collapse:collapse;font-size:14px}
caption{padding:8px 0 4px;text-align:left;font-weight:700}
th,td{padding:6px 12px 6px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
i{color:var(--soft);font-size:13px}
`;
