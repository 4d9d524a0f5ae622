/** The page's style, light and dark. The Content-Security-Policy has its digest and blocks all others. */
export const PAGE_STYLE: string = `
:root {
  color-scheme: light dark;
  --back: #fff; --text: #1f2328; --dim: #59636e; --line: #d1d9e0; --soft: #f6f8fa;
  --error: #b3261e; --warning: #8a5300; --information: #0a5bc4; --good: #1a7f37;
  --added: #dafbe1; --removed: #ffebe9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #0d1117; --text: #e6edf3; --dim: #9198a1; --line: #3d444d; --soft: #151b23;
    --error: #ff8078; --warning: #e3a436; --information: #6cb0ff; --good: #4cc261;
    --added: #12361f; --removed: #4a1b1c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 72rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.4rem; line-height: 1.3; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0; display: inline; }
section { border-top: 1px solid var(--line); padding: 0.75rem 0; }
summary { cursor: pointer; }
code, pre { font: 0.85rem/1.45 ui-monospace, monospace; }
code { background: var(--soft); border-radius: 4px; padding: 0.1em 0.3em; overflow-wrap: anywhere; }
pre { background: var(--soft); border-radius: 6px; padding: 0.6rem; margin: 0.4rem 0; overflow: auto; max-height: 32rem; }
pre ins { background: var(--added); text-decoration: none; }
pre del { background: var(--removed); text-decoration: none; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 0.2rem 0.6rem; text-align: left; }
th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; }
ul { padding-left: 1.2rem; margin: 0.5rem 0; }
li[data-severity=error] > p > b:first-of-type { color: var(--error); }
li[data-severity=warning] > p > b:first-of-type { color: var(--warning); }
li[data-severity=information] > p > b:first-of-type { color: var(--information); }
li > p { margin: 0.4rem 0 0; overflow-wrap: anywhere; }
.dim { color: var(--dim); }
#filters {
  position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; align-items: center; z-index: 1;
  padding: 0.6rem 0; background: var(--back); border-bottom: 1px solid var(--line);
}
[hidden], #filters[hidden] { display: none; }
#filters input[type=search] { font: inherit; min-width: 8rem; flex: 1 1 10rem; }
#filters select { font: inherit; max-width: 100%; }
:focus-visible { outline: 2px solid var(--information); outline-offset: 2px; }
svg { width: 100%; max-width: 48rem; height: auto; display: block; margin: 0.5rem 0; }
svg text { fill: var(--dim); font: 12px system-ui, sans-serif; }
svg .axis { stroke: var(--line); }
svg .curve { stroke: var(--information); stroke-width: 2; fill: none; }
svg .good { fill: var(--good); }
svg .bad { fill: var(--error); }
footer { border-top: 1px solid var(--line); padding-top: 0.75rem; color: var(--dim); overflow-wrap: anywhere; }
`;
