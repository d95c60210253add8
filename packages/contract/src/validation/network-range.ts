const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** Whether a text is an address or a range of them, `203.0.113.0/24` or `2001:db8::/32`. */
export const isNetworkRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false;
  if (ipv4.test(address)) return Number(bits ?? 32) <= 32;
  return (
    /^[\da-f:.]+:[\da-f:.]*$/i.test(address) &&
    URL.canParse(`http://[${address}]`) &&
    Number(bits ?? 128) <= 128
  );
};
