import { SIDEBAR_HTML } from './page';

const script = /<script>([\s\S]*)<\/script>/.exec(SIDEBAR_HTML)?.[1] ?? '';

describe('the built Sidebar.html', () => {
  test('is under 160 KB, in lines of at most 500 characters, so that it can be pasted', () => {
    expect(Buffer.byteLength(SIDEBAR_HTML)).toBeLessThan(160 * 1024);
    expect(Math.max(...SIDEBAR_HTML.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(500);
  });

  test('is one file: its style and script are in it, and it names no address but that of SVG', () => {
    expect(SIDEBAR_HTML.match(/<script/g)).toHaveLength(1);
    expect(SIDEBAR_HTML).not.toMatch(/<link|<img|@import|url\(/);
    const addresses = SIDEBAR_HTML.match(/https?:\/\/[\w./]+/g) ?? [];
    expect(addresses.filter((address) => !address.startsWith('http://www.w3.org/'))).toEqual([]);
  });

  test('has nothing in its script that HtmlService breaks', () => {
    expect(script.length).toBeGreaterThan(10_000);
    expect(script).not.toContain('`');
    expect(script).not.toContain('</script');
    expect(script).not.toContain('<!--');
  });

  test('inserts texts as text only', () => {
    expect(script).not.toMatch(/insertAdjacentHTML|document\.write|outerHTML/);
  });
});
