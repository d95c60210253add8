import { toastStore } from '../notices/toast.ts';

/** The words of the toasts in sight, oldest first. */
export const getVisibleToasts = (): string[] => toastStore.getState().toasts.map(({ text }) => text);

/** Takes all toasts away, so that a test sees its own. */
export const clearToasts = (): void => toastStore.setState({ toasts: [] });
