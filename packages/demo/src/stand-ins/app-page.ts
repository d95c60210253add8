const toText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page of an e-wallet's app, with a button that pays by POST to the same address. */
export const appPage = ({
  name,
  amount,
  isOpen,
}: {
  name: string;
  amount: number;
  isOpen: boolean;
}): string => `<!doctype html>
<html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${toText(name)}</title>
<body style="font:16px/1.5 system-ui;max-width:24rem;margin:15vh auto;padding:0 1rem">
<h1>${toText(name)}</h1>
<p>Rp${amount.toLocaleString('id-ID')}</p>
${isOpen ? '<form method="post"><button style="font:inherit;padding:.75rem 1.5rem">Bayar / Pay</button></form>' : '<p>Selesai. Kembali ke toko. / Done. Return to the store.</p>'}`;
