/** The page's filters; the page is complete without them. The Content-Security-Policy has their digest. */
export const PAGE_SCRIPT: string = `
'use strict';
(() => {
  const bar = document.getElementById('filters');
  const search = document.getElementById('text');
  const place = document.getElementById('place');
  const count = document.getElementById('count');
  const boxes = [...bar.querySelectorAll('input[type=checkbox]')];
  const items = [...document.querySelectorAll('[data-item]')];
  const sections = [...document.querySelectorAll('main > section')];
  const texts = new Map();
  const textOf = (item) => {
    if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
    return texts.get(item);
  };
  const filter = () => {
    const words = search.value.toLowerCase().split(/\\s+/u).filter((word) => word !== '');
    const severities = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    const isFiltered = words.length > 0 || severities.size < boxes.length;
    const kept = new Set();
    let shown = 0;
    for (const item of items) {
      const { severity } = item.dataset;
      const home = item.closest('section');
      const isShown =
        (severity === undefined || severities.has(severity)) &&
        (place.value === '' || place.value === home.id) &&
        words.every((word) => textOf(item).includes(word));
      item.hidden = !isShown;
      if (!isShown) continue;
      shown += 1;
      kept.add(home);
    }
    for (const section of sections) {
      const isOther = place.value !== '' && place.value !== section.id;
      section.hidden = isOther || (isFiltered && !kept.has(section));
      const fold = section.querySelector(':scope > details');
      if (fold !== null && isFiltered && kept.has(section)) fold.open = true;
    }
    count.textContent = shown + ' of ' + items.length + ' shown';
  };
  bar.addEventListener('input', filter);
  bar.hidden = false;
  filter();
})();
`;
