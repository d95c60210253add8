import { errorMessages, fillText, type Locale } from '@pasar/contract';
import { ApiError, type ApiErrorKind, isApiError } from './api-error.ts';

/** Calls with their own messages in the catalog. */
export type Doing = 'login' | 'add-to-cart' | 'single-checkout';

export interface ErrorText {
  tone: 'info' | 'error';
  text: string;
  /** The user is asked to log in and redirected there. */
  to?: 'login';
}

interface Rule {
  kinds?: readonly ApiErrorKind[];
  code?: number;
  doing?: Doing;
  /** Only where the caller names the part of the page that did not load. */
  ofSection?: true;
  /** An entry of the message table; absent: the message of the error itself, which the server selected. */
  says?: keyof typeof errorMessages;
  tone: ErrorText['tone'];
  to?: 'login';
}

/** The error catalog (SPEC 8); the first rule that fits speaks. */
const catalogue: readonly Rule[] = [
  { kinds: ['network', 'timeout'], ofSection: true, says: 'section.connection', tone: 'info' },
  { kinds: ['network'], says: 'transport.network', tone: 'error' },
  { kinds: ['timeout'], says: 'transport.timeout', tone: 'error' },
  { kinds: ['aborted'], says: 'transport.aborted', tone: 'info' },
  { kinds: ['invalid-answer'], says: 'transport.invalid-response', tone: 'error' },
  { code: 401, doing: 'login', tone: 'error' },
  { code: 401, doing: 'add-to-cart', says: 'cart.login-required', tone: 'info', to: 'login' },
  { code: 401, doing: 'single-checkout', says: 'checkout.login-required', tone: 'info', to: 'login' },
  { code: 401, says: 'session.required', tone: 'info', to: 'login' },
  { kinds: ['refused'], tone: 'error' },
];

/** Whether a file of a page did not come. */
export const isMissingFile = (caught: unknown): boolean =>
  caught instanceof Error && /^(Chunk|ScriptExternal)LoadError$/.test(caught.name);

/** A file of the page that failed to load is a lost connection, as a call without a response is. */
const asApiError = (caught: unknown, locale: Locale): ApiError | undefined => {
  if (isApiError(caught)) return caught;
  return isMissingFile(caught)
    ? new ApiError(errorMessages['transport.network'][locale], { kind: 'network' })
    : undefined;
};

/**
 * The toast for a failed call, by the error catalog (SPEC 8). `section` names the part of the page that did
 * not load; a login without a response names `USER`. Any other error gets the general message.
 */
export const errorText = (
  caught: unknown,
  { locale, section, doing }: { locale: Locale; section?: string; doing?: Doing },
): ErrorText => {
  const failure = asApiError(caught, locale);
  if (!failure) return { tone: 'error', text: errorMessages['error.unexpected'][locale] };
  const part = section ?? (doing === 'login' ? errorMessages['section.user'][locale] : undefined);
  const rule = catalogue.find((candidate) => fits(candidate, failure, doing, part));
  const text = rule?.says
    ? fillText(errorMessages[rule.says][locale], { section: part ?? '' })
    : failure.message;
  const to = rule?.to ?? (leadsToLogin(failure, doing) ? 'login' : undefined);
  return { tone: rule?.tone ?? 'error', text, ...(to && { to }) };
};

/**
 * Other errors of the two cart calls go to /login too, but a rejection of stock or input shows in place
 * (SPEC 8).
 */
const leadsToLogin = ({ kind, code }: ApiError, doing?: Doing): boolean =>
  (doing === 'add-to-cart' || doing === 'single-checkout') &&
  kind !== 'aborted' &&
  code !== 409 &&
  code !== 422;

const fits = (rule: Rule, failure: ApiError, doing?: Doing, section?: string): boolean =>
  (!rule.kinds || rule.kinds.includes(failure.kind)) &&
  (!rule.code || rule.code === failure.code) &&
  (!rule.doing || rule.doing === doing) &&
  (!rule.ofSection || section !== undefined);

/** The first message of each rejected field: what a login shows after a 422 (SPEC 7 "Answers"). */
export const getFirstFieldMessages = (failure: Pick<ApiError, 'fields'>): string[] =>
  Object.values(failure.fields ?? {}).flatMap((texts) => texts.slice(0, 1));
