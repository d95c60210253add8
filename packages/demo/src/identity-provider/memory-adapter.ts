import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  until: number;
}

/** More than a demo ever has open; the oldest are removed. */
const most = 1_000;

/** Stores the open logins of a demo issuer in memory: all of it is worthless after a restart. */
export const memoryAdapter = (): ((model: string) => Adapter) => {
  const kept = new Map<string, Kept>();
  const find = (matches: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, until }] of kept) {
      if (until < Date.now()) kept.delete(key);
      else if (matches(key, payload)) return payload;
    }
    return undefined;
  };
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload, seconds = 600) => {
        const [oldest] = kept.keys();
        if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
        kept.set(keyOf(id), { payload, until: Date.now() + seconds * 1_000 });
      },
      find: async (id) => find((key) => key === keyOf(id)),
      findByUid: async (uid) => find((key, payload) => key.startsWith(`${model} `) && payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const found = kept.get(keyOf(id));
        if (found) found.payload.consumed = Math.floor(Date.now() / 1_000);
      },
      destroy: async (id) => {
        kept.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
};
