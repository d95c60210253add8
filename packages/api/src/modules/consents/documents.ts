import { type DueConsent, type LegalDocument, legalDocuments, type legalVersions } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { readLegalVersions } from '../content/index.ts';

type Person = { id: number; created_at: Date };
type Versions = typeof legalVersions;

const readGiven = ({ db }: Context, userId: number) =>
  db
    .selectFrom('consents')
    .select(['kind', 'version', 'given_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', legalDocuments)
    .where('withdrawn_at', 'is', null)
    .execute();

/** Whoever registered while a version was in force agreed to it with the registration, and everybody to the first. */
const isOfRegistration = ({ created_at }: Person, { number, since }: Versions[LegalDocument]): boolean =>
  number === 1 || created_at >= new Date(since);

/** The documents whose present version somebody has not agreed to yet. */
export const readDueDocuments = async (
  ctx: Context,
  user: Person,
  versions: Versions,
): Promise<LegalDocument[]> => {
  const asked = legalDocuments.filter((kind) => !isOfRegistration(user, versions[kind]));
  if (asked.length === 0) return [];
  const given = await readGiven(ctx, user.id);
  const isGiven = (kind: LegalDocument) =>
    given.some((one) => one.kind === kind && one.version === versions[kind].number);
  return asked.filter((kind) => !isGiven(kind));
};

const pathOf = ({ linkTo }: Context, kind: LegalDocument): string =>
  kind === 'terms' ? linkTo('auth.terms') : linkTo('help.privacy');

/** The same, with what a page needs to ask. */
export const readDueConsents = async (ctx: Context, user: Person): Promise<DueConsent[]> => {
  const versions = await readLegalVersions(ctx);
  return (await readDueDocuments(ctx, user, versions)).map((kind) => {
    const { number: version, since } = versions[kind];
    return { kind, version, since, path: pathOf(ctx, kind) };
  });
};

/** When somebody agreed to the present version of each document; null: not yet. */
export const readAgreements = async (
  ctx: Context,
  user: Person,
): Promise<Record<LegalDocument, { version: number; given_at: string | null }>> => {
  const [given, versions] = await Promise.all([readGiven(ctx, user.id), readLegalVersions(ctx)]);
  const of = (kind: LegalDocument) => {
    const current = versions[kind];
    const row = given.find((one) => one.kind === kind && one.version === current.number);
    const at = row?.given_at ?? (isOfRegistration(user, current) ? user.created_at : null);
    return { version: current.number, given_at: at?.toISOString() ?? null };
  };
  return { terms: of('terms'), privacy: of('privacy') };
};

/** Records that somebody agrees to a version of a document; once, however often it is said. */
export const agreeTo = async (
  { db, clock }: Context,
  { userId, kind, version }: { userId: number; kind: LegalDocument; version: number },
): Promise<void> => {
  await db
    .insertInto('consents')
    .values({ user_id: userId, kind, version, given_at: clock.now(), withdrawn_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
