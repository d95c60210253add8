/** An address at which the page may show it: the security policy lets no `data:` image in. */
export const createThumbnailUrl = (thumb: string): string => {
  const [head = '', body = ''] = thumb.split(',');
  const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: /data:([^;]+)/.exec(head)?.[1] ?? 'image/webp' }));
};
