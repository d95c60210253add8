import { paths } from '@pasar/contract';
import { expect, test } from '../fixtures/test.ts';

for (const path of [paths.home(), paths.search(), paths.login()]) {
  test(`${path} fetches each script once, and only scripts that it names beforehand [P2] @desktop`, async ({
    page,
    visit,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
    });
    await visit(path);
    const named = await page
      .locator('link[rel=preload][as=script], script[src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''));
    expect(named.length).toBeGreaterThan(3);
    const files = named.map((address) => new URL(address, page.url()).pathname);
    expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
    expect(fetched.filter((file) => !files.includes(file))).toEqual([]);
  });
}
