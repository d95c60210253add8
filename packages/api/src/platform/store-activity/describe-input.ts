/** Words of people, proofs of identity and secrets: that they changed is enough. */
const kept = 'changed';
const masked = new Set([
  ...['text', 'reply', 'description', 'receiver', 'reason', 'note'],
  ...['pic_name', 'pic_phone', 'no_npwp', 'rekening', 'cabang', 'atas_nama', 'address', 'email'],
  ...['file_ktp', 'file_ktp_selfie', 'file_npwp', 'file_company_doc'],
]);
const left = new Set(['password', 'version', 'token', 'client_id']);
const isTarget = (name: string) =>
  /(^|_)(id|ids|code|codes|number)$/.test(name) && !/media|category|brand/.test(name);

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value.length <= 100) ||
  typeof value === 'number' ||
  typeof value === 'boolean';

const describe = (name: string, value: unknown): unknown => {
  if (masked.has(name)) return kept;
  if (value === null || isPlain(value)) return value;
  return Array.isArray(value) && value.length <= 20 && value.every(isPlain) ? value : kept;
};

interface Parts {
  params?: unknown;
  body?: unknown;
}

const entriesOf = ({ params, body }: Parts): [string, unknown][] =>
  [params, body].flatMap((part) => (part && typeof part === 'object' ? Object.entries(part) : []));

/** What a call was about, and what it wanted, without what a log must not hold. */
export const describeInput = (parts: Parts): { target: string[]; after: Record<string, unknown> | null } => {
  const entries = entriesOf(parts);
  const target = entries.flatMap(([name, value]) => {
    if (!isTarget(name)) return [];
    return [value].flat().filter(isPlain).map(String);
  });
  const after = entries
    .filter(([name, value]) => !isTarget(name) && !left.has(name) && value !== undefined)
    .map(([name, value]) => [name, describe(name, value)] as const);
  return { target: target.slice(0, 100), after: after.length > 0 ? Object.fromEntries(after) : null };
};
