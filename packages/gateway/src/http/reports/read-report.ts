import type { Context } from 'hono';
import * as v from 'valibot';

const usualLength = 8_192;

const bodyText = async (request: Request, longest: number): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > longest) return undefined;
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of request.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > longest) return undefined;
  }
  return text;
};

/** A small JSON body of any content type (beacons come as plain text), or undefined when it is something else. */
export const readReport = async <S extends v.GenericSchema>(
  c: Context,
  schema: S,
  longest = usualLength,
): Promise<v.InferOutput<S> | undefined> => {
  try {
    const result = v.safeParse(schema, JSON.parse((await bodyText(c.req.raw, longest)) ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
};
