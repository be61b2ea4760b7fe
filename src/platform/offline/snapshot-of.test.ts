import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotOf } from './snapshot-of.ts';

/** Where an element is by its `data-at`: from its top to its bottom, pixels of the page. */
function placed(this: Element): DOMRect {
  const [top = 0, bottom = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
  return new DOMRect(0, top, 300, bottom - top);
}

function show(html: string): HTMLElement {
  document.body.innerHTML = `<div id="page" data-at="0 2000">${html}</div>`;
  const page = document.getElementById('page');
  if (!page) throw new Error('the page was not made');
  return page;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placed);
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('what is true only at the moment', () => {
  it.each([
    ['the state of the outbox', '<a data-sync="">2 mục đang chờ</a>'],
    ['anything marked so', '<p data-momentary="">Còn 12 phút</p>'],
    ['the same below the first screen', '<div data-at="900 1000"><p data-momentary="">2 mục</p></div>'],
  ])('%s leaves only its place', (_, html) => {
    document.body.innerHTML = snapshotOf(show(html)).innerHTML.replaceAll(/<\/?template>/g, '');
    expect(document.querySelector('[data-sync], [data-momentary]')).toHaveStyle({ visibility: 'hidden' });
  });

  it('the age of stored data is left out with its place', () => {
    const page = show('<p data-stored-age="">Dữ liệu lưu 3 phút trước</p><h1>Hôm nay</h1>');
    expect(snapshotOf(page).textContent).toBe('Hôm nay');
    expect(page.textContent).toContain('3 phút');
  });
});

describe('what is below the first screen', () => {
  const HTML =
    '<header data-at="0 60">Đầu</header><main data-at="60 1700"><h1 data-at="80 120">Hôm nay</h1>' +
    '<ul data-at="600 1000"><li data-at="600 790">A</li><li data-at="800 1000">B</li></ul></main>' +
    '<footer data-at="1700 2000">Cuối</footer><nav data-at="740 800">Thanh</nav>';

  it('is folded where it stands, and complete when it is put back', () => {
    const page = show(HTML);
    const copy = snapshotOf(page);
    expect(copy.textContent).toBe('ĐầuHôm nayAThanh');
    for (const rest of copy.querySelectorAll('template')) rest.replaceWith(rest.content);
    expect(copy.outerHTML).toBe(page.outerHTML);
  });

  it('is not known while the page is scrolled, so nothing is folded', () => {
    vi.stubGlobal('scrollY', 300);
    expect(snapshotOf(show(HTML)).querySelector('template')).toBeNull();
  });
});

it('carries no marks for tests', () => {
  expect(snapshotOf(show('<i data-testid="a"></i>')).querySelector('[data-testid]')).toBeNull();
});
