import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { root } from '../workspace.ts';

// node packages/tooling/bin/run.mjs app-icons: draws the icons of the installed application from the logo, which
// changes rarely enough that they are files of the source. A phone cuts a maskable icon to its own shape, so its color
// reaches the edges.
const folder = path.join(root, 'packages/gateway/src/http/files');
const mark = readFileSync(path.join(folder, 'logo-mark.svg'), 'utf8');
const filled = mark.replace('<circle cx="24" cy="24" r="23"', '<rect width="48" height="48"');
if (filled === mark) throw new Error('the logo has no circle any more');

const icons = [
  ['icon-192.png', mark, 192],
  ['icon-512.png', mark, 512],
  ['icon-maskable-192.png', filled, 192],
  ['icon-maskable-512.png', filled, 512],
  ['apple-touch-icon.png', filled, 180],
] as const;

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, svg, pixels] of icons) {
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  writeFileSync(path.join(folder, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
