import type { ApiBroker } from './api-broker.ts';
import { escapeBundle } from './escape-list.ts';
import type { ProcessLimits } from './process-limits.ts';
import { RenderProcess } from './render-process.ts';

/** A shell that returns what its slice found in place of a page. */
const shell = `exports.shared = {};
exports.ownerOf = () => 'escape';
exports.render = async (input) => {
  const found = await input.slices.escape.slice.page(input);
  return {
    status: 200, mode: 'ssr', lang: 'id', head: '', css: { ids: '', text: '' }, baseCss: '', html: '',
    hydration: null, pages: found,
  };
};`;

const request = {
  plan: {
    id: 'escape',
    shell: { version: '0.0.0', base: '/' },
    slices: {},
    disabled: [],
    disabledPaths: {},
    links: {},
  },
  bundles: { shell: { key: 'escape', file: '', integrity: '' }, slices: {} },
  url: 'http://localhost/',
  content: true,
  token: 'no.real.token',
  nonce: 'escape',
  headers: { requestId: 'escape', client: '192.0.2.1' },
};
const longest = 20_000;

/** Runs the escape list as a slice in a separate process. Resolves with the names of the attempts that succeeded. */
export const tryEscapes = async (broker: ApiBroker, limits: ProcessLimits): Promise<readonly string[]> => {
  const process = new RenderProcess(Promise.resolve({ key: 'escape-shell', code: shell }), {
    limits,
    answer: (call, render) => broker.answer(call, render),
    onSaid: () => {},
    onThrew: () => {},
    onFree: () => {},
    onEnd: () => {},
  });
  process.bind('escape', Promise.resolve({ key: 'escape', code: escapeBundle }));
  try {
    const result = await process.render(request, undefined, AbortSignal.timeout(longest));
    if (result.kind === 'rendered') return result.rendered.pages;
    throw new Error(
      `The escape list could not be run: ${result.kind === 'failed' ? result.message : result.kind}`,
    );
  } finally {
    process.end();
    await process.whenEnded;
  }
};
