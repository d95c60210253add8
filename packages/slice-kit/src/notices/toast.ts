import { createStore } from 'zustand';

export type ToastTone = 'info' | 'success' | 'error';

export interface ToastLink {
  text: string;
  to: string;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  /** The parts of a page that this one notice is about. */
  sections?: { path: string; names: readonly string[] };
  /** Where more of it is, as a path without language prefix. */
  link?: ToastLink;
}

export const toastStore = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

const show = (tone: ToastTone) => (text: string, link?: ToastLink) => {
  toastStore.setState(({ toasts }) => ({
    // The same text twice would only be read twice.
    toasts: [
      ...toasts.filter((shown) => shown.text !== text),
      { id: ++lastId, tone, text, ...(link && { link }) },
    ],
  }));
};

/**
 * One notice for all parts of a page that did not load, however many they are: each shows it in its own
 * place, too. Parts of another page are outdated.
 */
export const showUnavailableSection = (
  path: string,
  name: string,
  textOf: (names: readonly string[]) => string,
) => {
  toastStore.setState(({ toasts }) => {
    const known = toasts.find(({ sections }) => sections?.path === path)?.sections?.names ?? [];
    const names = [...known.filter((other) => other !== name), name];
    const lost: Toast = { id: ++lastId, tone: 'info', text: textOf(names), sections: { path, names } };
    return { toasts: [...toasts.filter(({ sections }) => !sections), lost] };
  });
};

/** Short text at the edge of the page: it stays at least 5 s and can be held (quality A20). */
export const toast = { info: show('info'), success: show('success'), error: show('error') };

export const dismissToast = (id: number): void =>
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
