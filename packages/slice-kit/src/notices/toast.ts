import { createStore } from 'zustand';

export type ToastTone = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

export const toastStore = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

const show = (tone: ToastTone) => (text: string) => {
  toastStore.setState(({ toasts }) => ({
    // The same words twice would only be read twice.
    toasts: [...toasts.filter((shown) => shown.text !== text), { id: ++lastId, tone, text }],
  }));
};

/** Short words at the edge of the page: they stay at least 5 s and can be held (quality A20). */
export const toast = { info: show('info'), success: show('success'), error: show('error') };

export const dismissToast = (id: number): void =>
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
