import { toastStore } from '../notices/toast.ts';

/** The words of the toasts in sight, oldest first. */
export const shownToasts = (): string[] => toastStore.getState().toasts.map(({ text }) => text);

/** Takes all toasts away, so that a test sees its own. */
export const forgetToasts = (): void => toastStore.setState({ toasts: [] });
