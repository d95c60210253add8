/**
 * A banner's target as a path of this marketplace; null for one that leads elsewhere (quality S31). Paths keep working
 * when the marketplace moves to another host.
 */
export const toOwnPath = (target: string, publicUrl: string): string | null => {
  if (target === '') return '';
  const own = new URL(publicUrl);
  const url = URL.parse(target, own);
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== own.host) return null;
  if (url.username !== '' || url.password !== '') return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? null : path;
};
