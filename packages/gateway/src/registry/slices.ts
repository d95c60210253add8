import type { SliceDeclaration, SliceEntry } from '@pasar/contract';
import { sliceLimits } from '../budget.ts';
import { findPrefixProblems, firstSegment } from './gate/prefix-problems.ts';
import { passGate } from './promote.ts';
import { type Actor, expectRevision, type RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import type { EventDraft } from './release-event.ts';
import {
  type AppState,
  afterDraft,
  getApp,
  isKnown,
  listSlices,
  type ReleaseState,
} from './release-state.ts';
import type { StoredRelease } from './release-storage.ts';
import { expectUsable } from './usable.ts';

/** At most so many slices are in use at once. */
const mostSlices = 64;

/** An entry of the registry as somebody reads it. */
export interface RegisteredSlice extends SliceEntry {
  name: string;
  state: 'active' | 'retired';
  /** It has releases from before there were entries: this is what they say of it. */
  implied?: true;
  /** The version that visitors get; null without one. */
  live: string | null;
}

interface SliceInput extends Actor {
  /** The revision behind the decision. */
  revision: number;
  dryRun?: boolean;
}

export interface AddSliceInput extends SliceInput {
  entry: SliceDeclaration;
}

export interface ChangeSliceInput extends SliceInput {
  name: string;
  change: { [K in keyof Omit<SliceDeclaration, 'name'>]?: SliceDeclaration[K] | undefined } & {
    /** Pages whose links are taken out of the menus. */
    hidden?: string[] | undefined;
  };
  /** Prefixes that another slice gives away in the same event. */
  takes?: readonly string[];
  /** What goes live in the same event: releases of this slice, and of those that give a prefix away. */
  releases?: readonly { app: string; version: string }[];
}

export interface RetireSliceInput extends SliceInput {
  name: string;
  /** Goes on although pages of others link to it; the log says so. */
  force?: boolean;
}

const without = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((one) => !some.includes(one));

/** An object with the values of another that are there. */
const withValues = <T extends object>(all: T, some: { [K in keyof T]?: T[K] | undefined }): T => ({
  ...all,
  ...Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)),
});

/** What the live release of a slice says of it, which has no entry. */
const impliedEntry = async (core: RegistryCore, state: ReleaseState, name: string): Promise<SliceEntry> => {
  const { live } = getApp(state, name);
  const release = live && (await core.shelf.open(state, name, live.version).catch(() => undefined));
  const prefixes = release?.record.routes.map(({ path }) => firstSegment(path)) ?? [];
  return {
    title: { id: name, en: name },
    prefixes: [...new Set(prefixes)],
    contact: '',
    limits: sliceLimits,
    privateRender: true,
    approval: 'none',
  };
};

const entryOf = async (core: RegistryCore, state: ReleaseState, name: string): Promise<SliceEntry> => {
  const { entry } = getApp(state, name);
  if (!entry) return await impliedEntry(core, state, name);
  const { since: _, who: __, why: ___, ...own } = entry;
  return own;
};

/** Every slice that ever was, in the order in which they came. */
export const readSlices = async (core: RegistryCore, state: ReleaseState): Promise<RegisteredSlice[]> => {
  const names = Object.keys(state.apps).filter((name) => name !== 'shell');
  return await Promise.all(
    names.map(async (name): Promise<RegisteredSlice> => {
      const { entry, retirement, live } = getApp(state, name);
      return {
        name,
        ...(await entryOf(core, state, name)),
        state: retirement ? 'retired' : 'active',
        ...(entry ? {} : { implied: true as const }),
        live: live?.version ?? null,
      };
    }),
  );
};

/** Throws RegistryError `conflict` naming the owner of a prefix that somebody else has. */
const expectFree = (
  prefixes: readonly string[],
  others: readonly Pick<RegisteredSlice, 'name' | 'prefixes'>[],
): void => {
  for (const prefix of prefixes) {
    const owner = others.find((other) => other.prefixes.includes(prefix));
    if (owner) throw new RegistryError('conflict', `prefixes: '${prefix}' belongs to ${owner.name}.`);
  }
};

const activeOthers = async (core: RegistryCore, state: ReleaseState, name: string) =>
  (await readSlices(core, state)).filter((other) => other.name !== name && other.state === 'active');

const write = async (core: RegistryCore, { dryRun, revision }: SliceInput, draft: EventDraft) => {
  if (dryRun) return;
  await core.commit((now) => {
    expectRevision(now, revision);
    return [draft];
  });
};

/**
 * Registers a slice: its name and its prefixes are its own from now on. Throws RegistryError `conflict` naming the
 * owner of a name or a prefix, `refused` beyond the number of slices, `raced`.
 */
export const addSlice = async (core: RegistryCore, input: AddSliceInput): Promise<RegisteredSlice> => {
  const state = core.read();
  expectRevision(state, input.revision);
  const { name, ...declared } = input.entry;
  const entry: SliceEntry = { ...declared, limits: withValues(sliceLimits, declared.limits) };
  if (isKnown(state, name)) {
    const end = getApp(state, name).retirement;
    const since = end ? `, which was retired at ${end.since}` : '';
    throw new RegistryError(
      'conflict',
      `name: '${name}' belongs to a slice${since}; names are never used again.`,
    );
  }
  if (listSlices(state).length >= mostSlices)
    throw new RegistryError('refused', `name: there are ${mostSlices} slices already; retire one first.`);
  expectFree(entry.prefixes, await activeOthers(core, state, name));
  const { who, why } = input;
  await write(core, input, { verb: 'slice-add', app: name, version: '', who, why, entry });
  return { name, ...entry, state: 'active', live: null };
};

/** A slice that has releases from before there were entries gets one as soon as it is changed. */
const expectActive = (state: ReleaseState, name: string): AppState => {
  if (name === 'shell' || !isKnown(state, name))
    throw new RegistryError('unknown', `There is no slice '${name}' in the registry.`);
  const app = getApp(state, name);
  if (app.retirement)
    throw new RegistryError(
      'refused',
      `${name} is retired since ${app.retirement.since} (${app.retirement.who}).`,
    );
  return app;
};

const openAll = async (
  core: RegistryCore,
  state: ReleaseState,
  releases: readonly { app: string; version: string }[],
): Promise<Map<string, StoredRelease>> => {
  const wanted = new Map<string, StoredRelease>();
  for (const { app, version } of releases) {
    expectUsable(state, app, version);
    wanted.set(app, await core.shelf.open(state, app, version));
  }
  return wanted;
};

/** Throws RegistryError `refused` where a release that visitors get would be outside its prefixes. */
const expectFitting = async (
  core: RegistryCore,
  state: ReleaseState,
  after: ReleaseState,
  wanted: ReadonlyMap<string, StoredRelease>,
): Promise<void> => {
  if (wanted.size > 0) await passGate(core, after, wanted);
  const problems: string[] = [];
  for (const app of listSlices(after)) {
    const { live, canary } = getApp(state, app);
    const versions = wanted.has(app) ? [] : [live?.version, canary?.version];
    for (const version of versions) {
      const release =
        version === undefined ? undefined : await core.shelf.open(state, app, version).catch(() => undefined);
      if (release) {
        // What was wrong before does not hold up a repair.
        const known = findPrefixProblems(state)([release.record]);
        problems.push(...without(findPrefixProblems(after)([release.record]), known));
      }
    }
  }
  if (problems.length > 0)
    throw new RegistryError('refused', 'prefixes: what visitors get would not fit.', problems);
};

/** Throws RegistryError `refused` for a page that the live release has in no menu: a link that is misspelled stays. */
const expectLinked = async (
  core: RegistryCore,
  state: ReleaseState,
  name: string,
  pages: readonly string[],
): Promise<void> => {
  const { live } = getApp(state, name);
  const release = live && pages.length > 0 ? await core.shelf.open(state, name, live.version) : undefined;
  const linked = release?.record.navigation?.map(({ page }) => page) ?? [];
  const stranger = pages.find((page) => !linked.includes(page));
  if (stranger !== undefined)
    throw new RegistryError('refused', `hidden: ${name} has '${stranger}' in no menu.`);
};

/**
 * Changes the entry of a slice. A prefix of another slice comes only with `takes`, in the same event as the releases
 * that fit. Throws RegistryError `unknown`, `conflict` naming the owner, `refused` with each problem, `raced`.
 */
export const changeSlice = async (core: RegistryCore, input: ChangeSliceInput): Promise<RegisteredSlice> => {
  const state = core.read();
  expectRevision(state, input.revision);
  const { name, takes = [], releases = [], who, why } = input;
  const { live } = expectActive(state, name);
  const before = await entryOf(core, state, name);
  const { limits, ...change } = input.change;
  const entry: SliceEntry = {
    ...withValues(before, change),
    limits: withValues(before.limits, limits ?? {}),
  };
  await expectLinked(core, state, name, without(entry.hidden ?? [], before.hidden ?? []));
  const others = await activeOthers(core, state, name);
  const givers = others.filter(({ prefixes }) => prefixes.some((prefix) => takes.includes(prefix)));
  const strange = without(takes, entry.prefixes)[0];
  if (strange !== undefined)
    throw new RegistryError('refused', `takes: '${strange}' is none of the prefixes of ${name}.`);
  expectFree(without(entry.prefixes, takes), others);
  const outsider = releases.find(({ app }) => app !== name && !givers.some((giver) => giver.name === app));
  if (outsider) throw new RegistryError('refused', `releases: ${outsider.app} gives no prefix away.`);
  for (const giver of givers) expectActive(state, giver.name);
  const unnamed = givers.find((giver) => !getApp(state, giver.name).entry);
  if (unnamed)
    throw new RegistryError(
      'refused',
      `takes: ${unnamed.name} has no entry yet; change it once to give it one.`,
    );
  const gives = Object.fromEntries(givers.map((giver) => [giver.name, without(giver.prefixes, takes)]));
  const draft: EventDraft = {
    ...{ verb: 'slice-change', app: name, version: '', who, why, entry },
    ...(givers.length > 0 && { gives }),
    ...(releases.length > 0 && { releases: [...releases] }),
  };
  const wanted = await openAll(core, state, releases);
  const { releases: _, ...entriesAlone } = draft;
  await expectFitting(core, state, afterDraft(state, entriesAlone, core.now()), wanted);
  await write(core, input, draft);
  const version = wanted.get(name)?.version ?? live?.version ?? null;
  return { name, ...entry, state: 'active', live: version };
};

/**
 * Ends a slice for good: its pages are gone, its prefixes are free, its name is never used again. Throws RegistryError
 * `unknown`, `refused` where pages of others link to it, `raced`.
 */
export const retireSlice = async (core: RegistryCore, input: RetireSliceInput): Promise<RegisteredSlice> => {
  const state = core.read();
  expectRevision(state, input.revision);
  const { name, who, why } = input;
  expectActive(state, name);
  const entry = await entryOf(core, state, name);
  const draft: EventDraft = { verb: 'slice-retire', app: name, version: '', who, why };
  const forced = await passGate(core, state, new Map(), {
    force: input.force ?? false,
    next: afterDraft(state, draft, core.now()),
  });
  await write(core, input, forced.length > 0 ? { ...draft, forced: true } : draft);
  return { name, ...entry, state: 'retired', live: null };
};
