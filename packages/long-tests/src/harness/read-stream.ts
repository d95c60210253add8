/** Reads a person's stream of hints for as long as it lasts; it ends at once where the server refuses one. */
export const readStream = async (
  url: string,
  token: string,
  onEvent: (text: string) => void,
): Promise<void> => {
  const response = await fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || !response.body) return void (await response.body?.cancel());
  let held = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (held + part).split('\n\n');
    held = events.pop() ?? '';
    for (const event of events) onEvent(event);
  }
};
