/** What has to happen next to an order, for each side of it. */
export const id = {
  buyer: {
    pay: 'Bayar dalam',
    respond: 'Penjual menjawab dalam',
    ship: 'Penjual mengirim dalam',
    pickup: 'Kurir menjemput dalam',
    complete: 'Selesai otomatis dalam',
    reply_cancel: 'Penjual menjawab permintaan batal dalam',
    reply_complaint: 'Penjual menjawab komplain dalam',
  },
  seller: {
    pay: 'Pembeli membayar dalam',
    respond: 'Terima dalam',
    ship: 'Kirim dalam',
    pickup: 'Kurir menjemput dalam',
    complete: 'Dana diteruskan dalam',
    reply_cancel: 'Jawab permintaan batal dalam',
    reply_complaint: 'Jawab komplain dalam',
  },
};
