import { toastStore } from '../notices/toast.ts';

/** The texts of the visible toasts, oldest first. */
export const getVisibleToasts = (): string[] => toastStore.getState().toasts.map(({ text }) => text);

/** Closes all toasts, so that a test sees its own. */
export const clearToasts = (): void => toastStore.setState({ toasts: [] });
