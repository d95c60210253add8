import type { App } from '../../workspace.ts';

const css = `
:host{all:initial}
p{position:fixed;z-index:900;left:8px;top:8px;margin:0;padding:2px 10px;border-radius:8px;background:#ffc233;color:#2f091d;
font:600 12px/20px system-ui,sans-serif;pointer-events:none;box-shadow:0 2px 8px rgb(0 0 0/.3)}
section{position:fixed;z-index:901;inset:0;overflow:auto;padding:24px;background:rgb(23 16 13/.98);color:#fff;
font:14px/20px system-ui,sans-serif;box-sizing:border-box}
h2{margin:0 0 16px;font:600 20px/28px system-ui,sans-serif;color:#ffb4ab}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px ui-monospace,monospace}
[hidden]{display:none}`;

const words = {
  id: { source: 'Pengembangan', broken: 'tidak bisa dibangun' },
  en: { source: 'Development', broken: 'does not build' },
};
const say = () => words[document.documentElement.lang === 'en' ? 'en' : 'id'];

/** Rendered beside the page's root, under the page's policy: no style attribute, no style element. */
const open = () => {
  const host = document.createElement('pasar-dev');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const badge = document.createElement('p');
  const panel = document.createElement('section');
  const title = document.createElement('h2');
  const text = document.createElement('pre');
  panel.hidden = true;
  panel.setAttribute('role', 'alert');
  panel.append(title, text);
  shadow.append(badge, panel);
  document.body.append(host);
  return { badge, panel, title, text };
};
let opened: ReturnType<typeof open> | undefined;
const state = () => {
  opened ??= open();
  return opened;
};

let brokenApp = '';

/** Shows on the page which apps come from source. */
export const showBadge = (apps: readonly App[]): void => {
  state().badge.textContent = `${say().source}: ${apps.join(', ')}`;
};

/** Covers the page with the compiler's errors, until the app builds again. */
export const showBroken = (app: string, why: string): void => {
  const { panel, title, text } = state();
  brokenApp = app;
  title.textContent = `${app} ${say().broken}`;
  text.textContent = why;
  panel.hidden = false;
};

export const showSound = (app: App): void => {
  if (opened && (brokenApp === app || brokenApp.includes('/'))) opened.panel.hidden = true;
};
