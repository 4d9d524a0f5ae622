/** The light and dark style of the page. The Content-Security-Policy allows only this style, by its digest. */
export const PAGE_STYLE: string = `
:root {
  color-scheme: light dark;
  --back: #fff; --text: #1f2328; --dim: #59636e; --line: #d1d9e0; --soft: #f6f8fa;
  --error: #b3261e; --warning: #8a5300; --information: #0a5bc4; --good: #1a7f37;
  --added: #dafbe1; --removed: #ffebe9; --passes: #dafbe1; --fails: #ffebe9; --undecided: #fff3cd;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #0d1117; --text: #e6edf3; --dim: #9198a1; --line: #3d444d; --soft: #151b23;
    --error: #ff8078; --warning: #e3a436; --information: #6cb0ff; --good: #4cc261;
    --added: #12361f; --removed: #4a1b1c; --passes: #12361f; --fails: #4a1b1c; --undecided: #40320a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
header, #cards, #filters, #columns, footer { padding: 0.75rem max(1rem, calc(50% - 44rem)); }
header { border-bottom: 1px solid var(--line); }
header.passes { background: var(--passes); }
header.fails { background: var(--fails); }
header.undecided { background: var(--undecided); }
h1 { font-size: 1.4rem; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
header p { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; font-weight: normal; margin: 0; display: inline; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 0.75rem 0 0.25rem; overflow-wrap: anywhere; }
#cards { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 0; }
#cards div { border: 1px solid var(--line); border-radius: 6px; padding: 0.4rem 0.9rem; min-width: 5rem; display: flex; flex-direction: column-reverse; }
#cards dd { margin: 0; font-size: 1.3rem; font-variant-numeric: tabular-nums; }
#cards dt { color: var(--dim); font-size: 0.85rem; }
#columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2rem; }
nav { overflow-wrap: anywhere; font-size: 0.9rem; }
nav ul { list-style: none; padding: 0; margin: 0.25rem 0; }
nav ul ul { padding-left: 0.75rem; }
nav li { margin: 0.3rem 0; }
nav a { color: inherit; text-decoration: none; }
nav a:hover { text-decoration: underline; }
@media (min-width: 60rem) {
  #columns { grid-template-columns: 16rem minmax(0, 1fr); }
  nav { position: sticky; top: 4rem; align-self: start; max-height: calc(100vh - 5rem); overflow-y: auto; }
}
main > section { border-top: 1px solid var(--line); padding: 0.75rem 0; }
main > section:first-child { border-top: 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code, pre, .diff { font: 0.85rem/1.45 ui-monospace, monospace; }
code { background: var(--soft); border-radius: 4px; padding: 0.1em 0.3em; overflow-wrap: anywhere; }
header code { background: none; padding: 0; }
h1 code, h2 code, h3 code { font-size: 0.9em; }
pre, .diff { background: var(--soft); border-radius: 6px; padding: 0.6rem; margin: 0.4rem 0; overflow: auto; max-height: 32rem; }
.code span { display: block; color: var(--dim); min-width: max-content; }
.code .here { color: var(--text); }
.code i { display: inline-block; min-width: 3.5em; padding-right: 1em; text-align: right; font-style: normal; color: var(--dim); user-select: none; }
.code u { text-decoration: underline wavy var(--error) 1px; text-underline-offset: 3px; }
ins { background: var(--added); text-decoration: none; }
del { background: var(--removed); text-decoration: none; }
.diff { white-space: pre; display: grid; grid-template-columns: minmax(0, 1fr); }
.diff del::before { content: '-'; }
.diff ins::before { content: '+'; }
.diff span::before { content: ' '; }
.diff i:empty { display: none; }
.diff > * { overflow-x: auto; }
@media (min-width: 75rem) {
  .diff { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .diff b, .diff span { grid-column: 1 / -1; }
  .diff i:empty { display: block; }
}
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: 0.2rem 0.6rem; text-align: left; }
th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; }
ul { padding-left: 1.2rem; margin: 0.5rem 0; }
article ul { list-style: none; padding-left: 0; }
li[data-severity=error] > p > b:first-of-type { color: var(--error); }
li[data-severity=warning] > p > b:first-of-type { color: var(--warning); }
li[data-severity=information] > p > b:first-of-type { color: var(--information); }
li > p { margin: 0.2rem 0 0; overflow-wrap: anywhere; }
.dim { color: var(--dim); font-size: 0.85rem; }
#filters {
  position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0.4rem 1rem; align-items: center; z-index: 1;
  background: var(--back); border-bottom: 1px solid var(--line);
}
[hidden], #filters[hidden] { display: none; }
#filters input[type=search] { min-width: 8rem; flex: 1 1 10rem; max-width: 100%; }
#filters input[type=search], #filters select {
  font: inherit; color: inherit; background: var(--back); border: 1px solid var(--dim); border-radius: 6px; padding: 0.2rem 0.5rem;
}
#filters select { max-width: 12rem; }
#filters label { white-space: nowrap; }
::placeholder { color: var(--dim); opacity: 1; }
:focus-visible { outline: 2px solid var(--information); outline-offset: 2px; }
svg { overflow: visible; width: 100%; max-width: 48rem; height: auto; display: block; margin: 0.5rem 0; }
svg text { fill: var(--dim); font: 12px system-ui, sans-serif; }
svg .axis { stroke: var(--line); }
svg .curve { stroke: var(--information); stroke-width: 2; fill: none; }
svg .good { fill: var(--good); }
svg .bad { fill: var(--error); }
footer { border-top: 1px solid var(--line); color: var(--dim); overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  th, td { padding: 0.2rem 0.25rem; font-size: 0.75rem; }
  td { overflow-wrap: anywhere; }
  #commits table, #commits thead, #commits tbody { display: block; }
  #commits tr { display: grid; grid-template-columns: 1.6rem minmax(0, 1fr) 3.2rem 4.6rem 3.8rem; border-bottom: 1px solid var(--line); }
  #commits :is(th, td) { border: 0; }
  #commits :is(th, td):last-child { grid-column: 1 / -1; }
  td code { font-size: 1em; padding: 0; background: none; }
  svg text { font-size: 22px; }
  ul { padding-left: 1rem; }
}
@media print {
  #filters, nav { display: none; }
  #columns { display: block; }
  pre, .diff { max-height: none; overflow: visible; white-space: pre-wrap; }
}
`;
