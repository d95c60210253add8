/** The slice whose build this is part of. */
declare module '@pasar/embedded-slice' {
  export const slice: import('@pasar/slice-kit').Slice;
}
