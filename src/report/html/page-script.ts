/** The script of the page. The Content-Security-Policy allows only this script, by its digest. */
export const PAGE_SCRIPT: string = `
'use strict';
(() => {
  const bar = document.getElementById('filters');
  const [search, rule, file, count] = ['text', 'rule', 'file', 'count'].map((id) => document.getElementById(id));
  const boxes = [...bar.querySelectorAll('input[type=checkbox]')];
  const items = [...document.querySelectorAll('[data-item]')];
  const groups = [...document.querySelectorAll('[data-group]')].reverse();
  const texts = new Map();
  const textOf = (item) => {
    if (!texts.has(item)) {
      const article = item.closest('article');
      texts.set(item, (item.textContent + (article === null ? '' : ' ' + article.textContent)).toLowerCase());
    }
    return texts.get(item);
  };
  for (const [select, key] of [[rule, 'rule'], [file, 'file']]) {
    const values = new Set(items.map((item) => item.dataset[key] ?? '').filter((value) => value !== ''));
    for (const value of [...values].sort()) select.append(new Option(value, value));
    select.hidden = values.size < 2;
  }
  const filter = () => {
    const words = search.value.toLowerCase().split(/\\s+/u).filter((word) => word !== '');
    const severities = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    const isFiltered = words.length > 0 || severities.size < boxes.length || rule.value + file.value !== '';
    const kept = new Set();
    let shown = 0;
    for (const item of items) {
      const { severity, rule: itsRule = '', file: itsFile = '' } = item.dataset;
      const isShown =
        (severity === undefined || severities.has(severity)) &&
        (rule.value === '' || rule.value === itsRule) &&
        (file.value === '' || file.value === itsFile) &&
        words.every((word) => textOf(item).includes(word));
      item.hidden = !isShown;
      if (!isShown) continue;
      shown += 1;
      for (let group = item.closest('[data-group]'); group !== null; group = group.parentElement.closest('[data-group]')) {
        kept.add(group);
      }
    }
    for (const group of groups) {
      group.hidden = isFiltered && !kept.has(group);
      const fold = group.querySelector(':scope > details');
      if (fold !== null && isFiltered && kept.has(group)) fold.open = true;
    }
    count.textContent = shown + ' of ' + items.length + ' shown';
  };
  const keep = () => {
    const off = boxes.filter((box) => !box.checked).map((box) => box.value);
    const state = new URLSearchParams();
    if (search.value !== '') state.set('text', search.value);
    if (rule.value !== '') state.set('rule', rule.value);
    if (file.value !== '') state.set('file', file.value);
    if (off.length > 0) state.set('without', off.join(' '));
    history.replaceState(null, '', '#' + (state.size === 0 ? '' : '?' + state));
  };
  const restore = () => {
    if (!location.hash.startsWith('#?')) return;
    const state = new URLSearchParams(location.hash.slice(2));
    search.value = state.get('text') ?? '';
    rule.value = state.get('rule') ?? '';
    file.value = state.get('file') ?? '';
    const off = (state.get('without') ?? '').split(' ');
    for (const box of boxes) box.checked = !off.includes(box.value);
    filter();
  };
  const step = (by) => {
    const seen = items.filter((item) => item.getClientRects().length > 0);
    const at = seen.indexOf(document.activeElement);
    const next = seen[at < 0 ? (by > 0 ? 0 : seen.length - 1) : at + by];
    if (next === undefined) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'center' });
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches('input, select')) {
      if (event.key === 'Escape') event.target.blur();
      return;
    }
    if (event.key === '/') search.focus();
    else if (event.key === 'j') step(1);
    else if (event.key === 'k') step(-1);
    else return;
    event.preventDefault();
  });
  bar.addEventListener('input', () => {
    filter();
    keep();
  });
  // Scrolls to the target of a link without changing the address, which contains the filters.
  document.querySelector('nav').addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (link === null) return;
    event.preventDefault();
    const place = document.getElementById(link.getAttribute('href').slice(1));
    const fold = place.querySelector(':scope > details');
    if (fold !== null) fold.open = true;
    place.scrollIntoView();
  });
  addEventListener('hashchange', restore);
  if (matchMedia('(max-width: 60rem)').matches) document.querySelector('nav > details').open = false;
  bar.hidden = false;
  filter();
  restore();
})();
`;
