import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { getRequestLocale, type IssuerName } from '@pasar/api/plugin';
import { checkFields, Email, type Locale, message } from '@pasar/contract';
import * as v from 'valibot';
import { type DemoUser, demoUsers, getSubject, toDemoUser } from './demo-users.ts';
import type { OpenProvider } from './open-provider.ts';
import { signInPage } from './sign-in-page.ts';

/** The requested language, else the browser's. */
export const getPageLocale = (headers: IncomingMessage['headers'], wanted?: unknown): Locale => {
  if (wanted === 'id' || wanted === 'en') return wanted;
  return getRequestLocale(new Headers({ 'accept-language': headers['accept-language'] ?? '' }));
};

export const sendPage = (response: ServerResponse, status: number, page: string) => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(page);
};

type Choice = { person: DemoUser } | { cancelled: true } | { refused: string };
const typed = v.object({ email: Email });

const choiceOf = (form: URLSearchParams): Choice => {
  if (form.has('cancel')) return { cancelled: true };
  const chosen = demoUsers[Number(form.get('person') ?? -1)];
  if (chosen) return { person: chosen };
  const email = (form.get('email') ?? '').trim().toLowerCase();
  if (!checkFields(typed, { email }).ok) return { refused: email };
  return { person: toDemoUser(email, form.has('verified')) };
};

/** Shows the page of one login, and ends it with the selected user, or with the standard error. */
export const interact = async (
  { provider, people }: OpenProvider,
  name: IssuerName,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { params } = await provider.interactionDetails(request, response);
  const locale = getPageLocale(request.headers, params.ui_locales);
  if (request.method !== 'POST') return sendPage(response, 200, signInPage({ locale, issuer: name }));
  const choice = choiceOf(new URLSearchParams(await text(request)));
  if ('refused' in choice) {
    const email = choice.refused;
    const refused = { email, message: message(email ? 'email.invalid' : 'email.required', locale) };
    return sendPage(response, 422, signInPage({ locale, issuer: name, refused }));
  }
  if ('cancelled' in choice) {
    const refusal = { error: 'access_denied', error_description: 'the person cancelled the sign-in' };
    return provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
  }
  const subject = getSubject(name, choice.person.email);
  people.set(subject, choice.person);
  const login = { accountId: subject, remember: false };
  return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
};
