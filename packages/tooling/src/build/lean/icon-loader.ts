/** A webpack loader: an icon of Lucide without the keys and the name, which nothing reads; both weigh like noise. */
export default function iconLoader(source: string): string {
  return source.replaceAll(/,\s*key: "[^"]*"/g, '').replace(/name: "[^"]*",\s*size: 24,/, '');
}
