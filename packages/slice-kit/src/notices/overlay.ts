import { createStore } from 'zustand';

/** How many things are being waited for; the overlay is open while the number is above zero. */
export const overlayStore = createStore<{ waiting: number }>(() => ({ waiting: 0 }));

const add = (change: number) => overlayStore.setState(({ waiting }) => ({ waiting: waiting + change }));

export const overlay = {
  /** Shows the loading overlay while a promise runs, and returns its result. */
  async during<Value>(promise: Promise<Value>): Promise<Value> {
    add(1);
    try {
      return await promise;
    } finally {
      add(-1);
    }
  },
};
