import type { AppName } from '@pasar/contract';

/** A line of a stack. `file` is relative to its release, whose code it is; both absent for foreign code. */
export interface BuiltPlace {
  name: string;
  place: string;
  line: number;
  column: number;
  release?: { app: AppName; version: string; file: string };
}

const mostFrames = 20;
const chromium = /^\s*at (?:(.+?) \()?([^()\s]+):(\d+):(\d+)\)?$/;
const others = /^([^@]*)@(.+):(\d+):(\d+)$/;
const inBrowser = /\/r\/(?:~[a-z0-9-]+\/)?([a-z][a-z0-9-]+)\/(\d[\w.-]*)\/([^?#]+)/;
const onServer = /^([a-z][a-z0-9-]{1,23})@(\d[\w.-]*)$/;

const findRelease = (place: string): BuiltPlace['release'] => {
  const [, app, version, file] = inBrowser.exec(place) ?? [];
  if (app && version && file) return { app, version, file: `client/${file}` };
  const [, name, release] = onServer.exec(place) ?? [];
  return name && release ? { app: name, version: release, file: 'server/index.cjs' } : undefined;
};

/** The frames of a stack as Chromium, Firefox and Safari write it, innermost first. */
export const parseStack = (stack: string): BuiltPlace[] =>
  stack
    .split('\n')
    .flatMap((text) => {
      const [, name = '', place = '', line, column] = chromium.exec(text) ?? others.exec(text.trim()) ?? [];
      if (!place) return [];
      const release = findRelease(place);
      return [{ name, place, line: Number(line), column: Number(column), ...(release && { release }) }];
    })
    .slice(0, mostFrames);
