import * as runtime from 'react-refresh/runtime';
import type { DevPage, Hot } from './dev-page.ts';
import { followMessages } from './follow-messages.ts';
import { showBroken } from './show-state.ts';
import { watchChanges } from './watch-changes.ts';

// React takes the hook when it is first loaded: this file precedes everything of the shell.
runtime.injectIntoGlobalHook(globalThis);

const entriesOf = (exports: unknown): [string, unknown][] =>
  typeof exports === 'object' && exports !== null ? Object.entries(exports) : [];

/** A module that exports nothing but components may be replaced without updating its importers. */
const givesComponents = (exports: unknown): boolean => {
  const given = entriesOf(exports);
  return given.length > 0 && given.every(([, one]) => runtime.isLikelyComponentType(one));
};

/** Which components a module gives; others, or ones with other hooks at their place, are for its importers to take. */
const namesOf = (exports: unknown): string =>
  entriesOf(exports)
    .map(([name]) => name)
    .sort()
    .join();

const showError = (id: string) => (error: unknown) =>
  showBroken(id, error instanceof Error ? (error.stack ?? error.message) : String(error));

let due: ReturnType<typeof setTimeout> | undefined;
const redraw = () => {
  clearTimeout(due);
  // All modules of an update are in place before anything is rendered with them.
  due = setTimeout(() => runtime.performReactRefresh(), 20);
};

const settle: DevPage['settle'] = ({ id, exports }, hot: Hot) => {
  for (const [name, one] of entriesOf(exports))
    if (runtime.isLikelyComponentType(one)) runtime.register(one, `${id} exports ${name}`);
  const { before } = hot.data ?? {};
  if (!givesComponents(exports)) {
    if (before !== undefined) hot.invalidate();
    return;
  }
  hot.dispose((data) => {
    data.before = exports;
  });
  hot.accept(showError(id));
  if (before === undefined) return;
  if (namesOf(before) === namesOf(exports)) redraw();
  else hot.invalidate();
};

globalThis.__pasarDev = {
  ...watchChanges(),
  ...followMessages(showError('texts')),
  register: runtime.register,
  signature: runtime.createSignatureFunctionForTransform,
  settle,
};
