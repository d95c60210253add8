/**
 * A tax number in the groups that people know: 15 digits as `01.234.567.8-901.000`, 16 digits (since July 2024) in
 * fours. Any other length is shown as it is.
 */
export const formatNpwp = (digits: string): string => {
  if (/^\d{15}$/.test(digits))
    return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6');
  return /^\d{16}$/.test(digits) ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : digits;
};
