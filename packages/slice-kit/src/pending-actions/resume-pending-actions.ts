import { type ApiClient, type ApiError, getFirstFieldMessages, isApiError } from '@pasar/api-client';
import { fillText, type Locale, pendingActionMessages } from '@pasar/contract';
import { toast } from '../notices/toast.ts';
import { pendingActions, type SavedAction } from './pending-actions.ts';
import { runPendingAction } from './run-pending-action.ts';

interface Resume {
  api: ApiClient;
  email: string;
  locale: Locale;
  /** The page that is open, without language prefix. */
  at: string;
  navigate(to: string): unknown;
  /** Loads the page's data anew. */
  refresh(): unknown;
}

/** No response, or one that may differ in a while: it waits for the next page. */
const isTryAgain = (failure: ApiError): boolean =>
  failure.kind !== 'refused' || failure.code === 401 || failure.code === 429 || (failure.code ?? 0) >= 500;

const say = (id: keyof typeof pendingActionMessages, locale: Locale, args?: Record<string, string>) =>
  fillText(pendingActionMessages[id][locale], args);

const explain = (failure: ApiError, { name, from }: SavedAction, { locale, at }: Resume): void => {
  const reason = getFirstFieldMessages(failure)[0] ?? failure.message;
  toast.error(
    `${name}: ${reason}`,
    from === at ? undefined : { text: say('pending.rejected.link', locale), to: from },
  );
};

const resume = async (action: SavedAction, given: Resume): Promise<'answered' | 'later'> => {
  const { api, locale, at, navigate, refresh } = given;
  try {
    const { says, to } = await runPendingAction(api, action);
    // A user who is back where "buy now" was pressed goes on to the checkout; elsewhere nobody is
    // redirected.
    if (action.kind === 'buy' && action.from === at) {
      pendingActions.remove(action);
      await navigate(to);
      return 'answered';
    }
    const text = say(says, locale, { name: action.name });
    toast.success(text, to === at ? undefined : { text: say(`${says}.link`, locale), to });
    if (action.kind !== 'buy') await refresh();
    return 'answered';
  } catch (failure) {
    if (!isApiError(failure) || isTryAgain(failure)) return 'later';
    explain(failure, action, given);
    return 'answered';
  }
};

let running = false;

/**
 * Runs the pending actions from before the login, one after the other; each stays until the marketplace has
 * responded, under one key, so that a reload in between neither loses nor doubles it.
 */
export const resumePendingActions = async (given: Resume): Promise<void> => {
  if (running) return;
  running = true;
  try {
    for (const action of pendingActions.list(given.email)) {
      if ((await resume(action, given)) === 'later') return;
      pendingActions.remove(action);
    }
  } finally {
    running = false;
  }
};
