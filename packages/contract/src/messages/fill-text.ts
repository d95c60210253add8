/** A text with its `{name}` places filled from `args`; places without a value stay as they are. */
export const fillText = (text: string, args: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(args, name) ? String(args[name]) : place,
  );
