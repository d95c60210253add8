import { readFileSync } from 'node:fs';
import { canonicalJson } from '../platform/canonical-json.ts';
import { sha256 } from '../platform/content-hash.ts';
import { replaceFile } from '../platform/durable-file.ts';
import { type AppState, emptyApp, type ReleaseState } from './release-state.ts';

interface Snapshot {
  state: ReleaseState;
  hash: string;
  /** Head of the newer log that operations gave up for this one, after a restore. */
  instead?: string;
}

type SnapshotApp = AppState & { killed?: AppState['disabled'] };

/** A state with the head of the newer log that was given up for it, if one was. */
export type SavedState = ReleaseState & { instead?: string };

/** Saves the last good state beside the log, in case the log cannot be read. */
export const writeSnapshot = (file: string, state: ReleaseState, instead?: string): void => {
  const snapshot: Snapshot = { state, hash: sha256(canonicalJson(state)), ...(instead && { instead }) };
  replaceFile(file, JSON.stringify(snapshot));
};

/** The last good state, or undefined when there is none or it was touched. One of an older form is completed. */
export const readSnapshot = (file: string): SavedState | undefined => {
  try {
    return parseSnapshot(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The same of a text that somebody else read. */
export const parseSnapshot = (text: string): SavedState | undefined => {
  try {
    const { state, hash, instead } = JSON.parse(text) as Snapshot;
    if (hash !== sha256(canonicalJson(state))) return undefined;
    const apps: ReleaseState['apps'] = {};
    for (const [app, { killed, ...rest }] of Object.entries<SnapshotApp>(state.apps)) {
      const whole = { ...emptyApp(), ...(killed && { disabled: killed }), ...rest };
      // An older form lists slices that never had a release.
      if (app === 'shell' || canonicalJson(whole) !== canonicalJson(emptyApp())) apps[app] = whole;
    }
    return { ...state, apps, ...(instead && { instead }) };
  } catch {
    return undefined;
  }
};
