import { type AppName, AppNameSchema } from '@pasar/contract';
import * as v from 'valibot';
import type { Ask } from '../../access/index.ts';
import { getApp, type Registry, RegistryError, watchMinutes } from '../../registry/index.ts';

export const Version = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'is no version like 1.4.0'),
);

const Decided = {
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  dryRun: v.optional(v.boolean(), false),
  /** The revision behind the decision; `If-Match` means the same. */
  revision: v.optional(v.pipe(v.number(), v.integer())),
};
export interface Deciding {
  who: string;
  why: string;
  dryRun: boolean;
  revision?: number;
}

type Order<S extends v.GenericSchema> = {
  schema: S;
  run(registry: Registry, app: AppName, by: Deciding, input: v.InferOutput<S>): Promise<unknown>;
};
const order = <S extends v.GenericSchema>(schema: S, run: Order<S>['run']): Order<v.GenericSchema> =>
  ({ schema, run }) as unknown as Order<v.GenericSchema>; // one table holds orders of every shape

const force = v.optional(v.boolean(), false);

/** Minutes of the watch after a promotion; `false` goes without one, which operations alone may. */
const watch = v.optional(
  v.union(
    [
      v.literal(false),
      v.pipe(v.number(), v.integer(), v.minValue(watchMinutes.least), v.maxValue(watchMinutes.most)),
    ],
    `takes ${watchMinutes.least} to ${watchMinutes.most} whole minutes, or false`,
  ),
  watchMinutes.usual,
);

/** The command that a body may send for an app: `POST /ops/v1/apps/<app>/<order>`. */
export const appCommands: Partial<Record<Ask, Order<v.GenericSchema>>> = {
  check: order(v.object({ ...Decided, version: Version }), (registry, app, _, { version }) =>
    registry.check({ app, version }),
  ),
  promote: order(
    v.object({ ...Decided, version: v.optional(Version), force, watch }),
    async (registry, app, by, o) => {
      const version = o.version ?? getApp(registry.status(), app).canary?.version;
      if (version === undefined)
        throw new RegistryError('invalid', `Nothing of ${app} is in canary: name the version to promote.`);
      const [change] = await registry.promote({
        ...by,
        force: o.force,
        ...(o.watch !== false && { watch: o.watch }),
        releases: [{ app, version }],
      });
      return change ?? null;
    },
  ),
  canary: order(
    v.object({
      ...Decided,
      version: Version,
      /** Hundredths of a percent: 500 is 5 %. */
      basisPoints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      force,
    }),
    async (registry, app, by, { version, basisPoints, force: forced }) =>
      (await registry.canary({ ...by, app, version, basisPoints, force: forced })) ?? null,
  ),
  pause: order(
    v.object(Decided),
    async (registry, app, by) => (await registry.pause({ ...by, app })) ?? null,
  ),
  resume: order(
    v.object(Decided),
    async (registry, app, by) => (await registry.resume({ ...by, app })) ?? null,
  ),
  rollback: order(
    v.object({
      ...Decided,
      to: v.optional(Version),
      of: v.optional(v.picklist(['canary', 'live'])),
      quarantine: v.optional(v.boolean(), false),
    }),
    async (registry, app, by, { to, of, quarantine }) =>
      (await registry.rollback({ ...by, app, quarantine, ...(to && { to }), ...(of && { of }) })) ?? null,
  ),
  disable: order(
    v.object(Decided),
    async (registry, app, by) => (await registry.disable({ ...by, app })) ?? null,
  ),
  enable: order(
    v.object({ ...Decided, version: v.optional(Version) }),
    async (registry, app, by, { version }) =>
      (await registry.enable({ ...by, app, ...(version && { version }) })) ?? null,
  ),
  'watch-end': order(v.object(Decided), (registry, app, by) => registry.endWatch({ ...by, app })),
  floor: order(
    v.object({ ...Decided, version: Version }),
    async (registry, app, by, { version }) => (await registry.floor({ ...by, app, version })) ?? null,
  ),
};

/** `POST /ops/v1/gc`: with `only` one version, else every version that no page needs. */
export const GcCommand = v.object({
  ...Decided,
  only: v.optional(v.object({ app: AppNameSchema, version: Version })),
});
