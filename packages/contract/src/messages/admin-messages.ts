/** Messages of the back office's calls, and of sellers' flash-sale submissions (domain 3.5, 4). */
export const adminMessages = {
  'search-rule.phrases.invalid': {
    id: 'Setiap frasa perlu huruf atau angka, dan hanya sekali',
    en: 'Each phrase needs letters or digits, and only once',
  },
  'search-rule.phrases.few': { id: 'Isi minimal dua frasa', en: 'Enter at least two phrases' },
  'search-rule.phrases.taken': {
    id: 'Aturan lain sudah memberi arti pada salah satu frasa; matikan dulu aturan itu',
    en: 'Another rule gives one of the phrases a meaning; switch that one off first',
  },
  'search-rule.target.invalid': {
    id: 'Tujuan ini tidak dikenal untuk jenis aturan ini',
    en: 'This kind of rule knows no such target',
  },
  'search-rule.columns': {
    id: 'Baris pertama menyebut kolom kind, phrases, target, dan note',
    en: 'The first line names the columns kind, phrases, target and note',
  },
  'search-rule.line': { id: 'Baris {line}: {problem}', en: 'Line {line}: {problem}' },
  'search-index.embedded': {
    id: 'Pencarian berjalan di dalam server; tidak ada indeks yang bisa dibangun',
    en: 'The server searches by itself; there is no index to build',
  },
  'search-index.filling': {
    id: 'Indeks lain sedang dibangun',
    en: 'Another index is being built',
  },
  'search-index.none': {
    id: 'Tidak ada indeks sebelumnya',
    en: 'There is no previous index',
  },
  'search-index.unknown': { id: 'Indeks ini tidak ada', en: 'There is no such index' },
  'search-index.in-use': { id: 'Pencarian sedang memakai indeks ini', en: 'Searches use this index' },
  'search-index.unverifiable': {
    id: 'Hanya indeks yang dipakai atau yang gagal bisa diperiksa',
    en: 'Only the index in use or one that failed can be verified',
  },
  'search-rule.not-found': { id: 'Aturan pencarian tidak ditemukan', en: 'Search rule not found' },
  'admin.payment.checked': {
    id: 'Penyedia sudah ditanya; statusnya diperbarui',
    en: 'The provider was asked; the status is up to date',
  },
  'admin.chat-read': {
    id: 'Pembacaan ini dicatat di log audit',
    en: 'The audit log keeps that you read this',
  },
  'admin.done': { id: 'Keputusan disimpan', en: 'Decision saved' },
  'admin.noted': { id: 'Catatan disimpan', en: 'Note saved' },
  'admin.bulk.long': { id: 'Maksimal 200 baris sekaligus', en: 'Maximum 200 rows at once' },
  'admin.bulk.done': { id: 'Keputusan disimpan', en: 'Decisions saved' },
  'admin.previewed': {
    id: 'Sudah diperiksa. Belum ada yang dibukukan',
    en: 'Checked. Nothing is booked yet',
  },
  'admin.undo.late': {
    id: 'Keputusan terakhir di sini bukan lagi keputusanmu barusan',
    en: 'The last decision here is no longer the one you just made',
  },
  'admin.undo.changed': {
    id: 'Isinya sudah diubah pemiliknya setelah keputusanmu. Lihat dulu yang sekarang',
    en: 'Its owner has changed it since your decision. Look at it as it is now first',
  },
  'admin.appeal.first': {
    id: 'Ada banding yang menunggu; putuskan lewat bandingnya',
    en: 'An appeal is waiting; decide it there',
  },
  'admin.reason.required': { id: 'Tulis alasannya', en: 'Give the reason' },
  'admin.text.long': { id: 'Maksimal 500 karakter', en: 'Maximum 500 characters' },
  'admin.name.long': { id: 'Maksimal 100 karakter', en: 'Maximum 100 characters' },
  'admin.own-affair': {
    id: 'Urusanmu sendiri diputuskan oleh rekan lain',
    en: 'Your own affairs are decided by a colleague',
  },
  'admin.file.removed': {
    id: 'Foto ini sudah dihapus karena masa simpannya berakhir. Hasil pemeriksaannya tetap ada.',
    en: 'This image was removed when its time was over. The decision about it stays.',
  },
  'admin.factor': {
    id: 'Aktifkan aplikasi autentikator di halaman keamanan akunmu dulu',
    en: 'Set up an authenticator app on your account security page first',
  },
  'admin.role': {
    id: 'Peranmu di pasar belum mencakup ini',
    en: 'Your role at the market does not cover this',
  },
  'queue.claimed': {
    id: 'Rekan lain sedang mengerjakan ini',
    en: 'A colleague is working on this',
  },
  'admin.approval.requested': {
    id: 'Menunggu persetujuan rekan; uang belum bergerak',
    en: 'Waiting for a colleague to approve; no money has moved',
  },
  'admin.approval.waiting': {
    id: 'Menunggu persetujuan rekan admin; belum ada yang berubah',
    en: 'Waiting for another admin to approve; nothing has changed yet',
  },
  'admin.export.started': {
    id: 'Ekspor sedang dibuat. Ambil di halaman Ekspor.',
    en: 'The export is being made. Fetch it on the Exports page.',
  },
  'admin.export.many': {
    id: 'Tunggu ekspor yang lain selesai dulu',
    en: 'Wait for your other exports to finish first',
  },
  'admin.export.not-ready': { id: 'Berkas ini belum selesai dibuat', en: 'This file is not finished' },
  'admin.fare.range': { id: 'Isi Rp500 sampai Rp1.000.000', en: 'Enter Rp500 to Rp1.000.000' },
  'admin.fare.zone': {
    id: 'Isi tarif tiap zona yang dilayani',
    en: 'Enter a price for each zone that it goes to',
  },
  'admin.setting.range': { id: 'Isi {min} sampai {max}', en: 'Enter {min} to {max}' },
  'admin.staff.roles.required': { id: 'Pilih minimal satu peran', en: 'Choose at least one role' },
  'admin.staff.already': {
    id: 'Alamat ini sudah termasuk staf; ubah perannya di daftar',
    en: 'This address belongs to the staff already; change its roles in the list',
  },
  'admin.staff.suspended': {
    id: 'Akun dengan alamat ini sedang ditutup; buka dulu akunnya',
    en: 'The account of this address is closed; open it again first',
  },
  'admin.staff.last-admin': {
    id: 'Harus ada admin lain yang bisa masuk; jadikan rekan lain admin dulu',
    en: 'Another admin must be able to log in; make a colleague admin first',
  },
  'admin.approval.over': {
    id: 'Permintaan ini sudah diputus atau waktunya habis',
    en: 'This request has been decided, or its time is over',
  },
  'admin.approval.void': {
    id: 'Keadaannya sudah berubah, jadi permintaan ini batal',
    en: 'What it was about has changed, so the request is void',
  },
  'admin.commission.day': {
    id: 'Komisi berlaku mulai hari ini atau sesudahnya',
    en: 'Commission applies from today or a later day',
  },
  'admin.user.staff': {
    id: 'Akun staf diatur di halaman Staf',
    en: 'Staff accounts are managed on the Staff page',
  },
  'admin.amount.invalid': {
    id: 'Jumlah harus angka bulat selain 0, paling banyak Rp50.000.000',
    en: 'The amount must be a whole number other than 0, at most Rp50.000.000',
  },
  'admin.amount.topup': { id: 'Isi saldo harus lebih dari 0', en: 'A top-up must be more than 0' },
  'payout.reference': {
    id: 'Tulis nomor referensi bank, maksimal 100 karakter',
    en: "Give the bank's reference, at most 100 characters",
  },
  'payout.reference-used': {
    id: 'Nomor referensi bank ini milik penarikan lain',
    en: 'This bank reference belongs to another withdrawal',
  },
  'payout.sending': {
    id: 'Penyedia sedang mengirim penarikan ini; tunggu hasilnya',
    en: 'The provider is sending this withdrawal; wait for its result',
  },
  'payout.none': {
    id: 'Tidak ada penarikan yang disetujui',
    en: 'No withdrawal is approved',
  },
  'payout.file.long': { id: 'Berkas terlalu besar', en: 'The file is too large' },
  'payout.file.columns': {
    id: 'Berkas perlu kolom withdraw_code, status, bank_reference, amount, reason',
    en: 'The file needs the columns withdraw_code, status, bank_reference, amount, reason',
  },
  'payout.line': {
    id: 'Tulis paid dengan bank_reference dan amount, atau failed dengan reason',
    en: 'Write paid with bank_reference and amount, or failed with reason',
  },
  'payout.unknown': { id: 'Tidak ada penarikan dengan kode ini', en: 'No withdrawal has this code' },
  'payout.amount': {
    id: 'Penarikan ini {amount}; cocokkan dengan rekening koran',
    en: 'This withdrawal is {amount}; compare it with the bank statement',
  },
  'store.part-missing': {
    id: 'Belum ada; toko belum bisa disetujui',
    en: 'Missing: the store cannot be approved yet',
  },
  'admin.hours.invalid': { id: 'Isi 1 sampai 72 jam', en: 'Enter 1 to 72 hours' },
  'order.extended': { id: 'Batas waktu diperpanjang', en: 'Deadline extended' },
  'order.no-extension': {
    id: 'Batas waktu pesanan ini tidak bisa diperpanjang lagi',
    en: 'The deadline of this order cannot be extended any more',
  },
  'admin.ledger.explained': { id: 'Penjelasan disimpan', en: 'Explanation saved' },
  'admin.ledger.over': {
    id: 'Pemeriksaan ini sudah dijelaskan, atau tidak menemukan apa-apa',
    en: 'This check was explained already, or found nothing',
  },
  'payout.ledger-fault': {
    id: 'Pembukuan tidak cocok. Jelaskan temuannya di halaman buku besar dulu',
    en: 'The books do not add up. Explain what was found on the ledger page first',
  },
  'payout.batch.reason': {
    id: 'Berkas bank dari semua penarikan yang disetujui',
    en: 'Bank file of all approved withdrawals',
  },
  'payout.changed': {
    id: 'Penarikan yang diminta sudah berubah. Buat berkas bank lagi',
    en: 'The withdrawals in the request have changed. Make the bank file again',
  },
  'admin.ledger.fine': { id: 'Semua pembukuan cocok', en: 'All books add up' },
  'admin.ledger.wrong': { id: 'Ada yang tidak cocok', en: 'Something does not add up' },
  'time.invalid': {
    id: 'Waktu harus tanggal dan jam yang lengkap, misalnya 2026-11-21T10:00:00+07:00',
    en: 'The time must be a full date and time, such as 2026-11-21T10:00:00+07:00',
  },
  'time.order': {
    id: 'Waktu selesai harus setelah waktu mulai',
    en: 'The end must be after the beginning',
  },
  'time.past': { id: 'Waktu ini sudah lewat', en: 'This time has passed' },
  'target-url.invalid': {
    id: 'Alamat tujuan harus jalur di toko ini, misalnya /c/fashion',
    en: 'The target must be a path of this shop, such as /c/fashion',
  },
  'parcel.scan.added': { id: 'Pemindaian ditambahkan', en: 'Scan added' },
  'parcel.scan.order': {
    id: 'Pemindaian ini tidak bisa mengikuti yang terakhir',
    en: 'This scan cannot follow the last one',
  },
  'banner.overlap': {
    id: 'Tempat ini sudah diisi banner "{title}" pada waktu itu ({time})',
    en: 'The banner "{title}" has this place at that time ({time})',
  },
  'banner.category': {
    id: 'Pilih kategori utama',
    en: 'Choose a main category',
  },
  'banner.published': { id: 'Banner ditayangkan', en: 'Banner published' },
  'banner.taken-back': { id: 'Banner ditarik dan menjadi draf', en: 'Banner taken back; it is a draft now' },
  'home-sections.none': { id: 'Pilih minimal satu bagian', en: 'Choose at least one section' },
  'home-sections.twice': { id: 'Setiap bagian hanya sekali', en: 'Each section only once' },
  'home-sections.saved': { id: 'Draf beranda disimpan', en: 'Draft of the home page saved' },
  'home-sections.published': { id: 'Beranda ditayangkan', en: 'Home page published' },
  'home-sections.taken-back': {
    id: 'Beranda sebelumnya tayang lagi',
    en: 'The home page before is back',
  },
  'slug.invalid': {
    id: 'Hanya huruf kecil, angka, dan tanda hubung',
    en: 'Only small letters, numbers and hyphens',
  },
  'slug.taken': { id: 'Alamat ini sudah dipakai', en: 'This address is already taken' },
  'category.retired': {
    id: 'Kategori ini sudah tidak dipakai',
    en: 'This category is no longer in use',
  },
  'category.has-children': {
    id: 'Masih ada kategori di bawahnya; pindahkan atau hentikan dulu',
    en: 'There are categories below it; move or retire them first',
  },
  'category.successor.required': {
    id: 'Kategori ini berisi produk; pilih kategori penggantinya',
    en: 'This category has products; choose its successor',
  },
  'category.successor.leaf': {
    id: 'Pilih kategori lain yang dipakai dan tidak punya kategori di bawahnya',
    en: 'Choose another category that is in use and has none below it',
  },
  'category.move.self': {
    id: 'Kategori tidak bisa berada di bawah dirinya sendiri',
    en: 'A category cannot be below itself',
  },
  'category.move.rate': {
    id: 'Komisinya akan berubah dari {now} menjadi {next}; tetapkan dulu komisinya sendiri',
    en: 'Its commission would change from {now} to {next}; set its own commission first',
  },
  'category.depth': {
    id: 'Kategori paling dalam tiga tingkat',
    en: 'Categories are at most three levels deep',
  },
  'category.has-products': {
    id: 'Kategori ini sudah berisi produk, jadi tidak bisa punya subkategori',
    en: 'This category holds products, so it cannot have subcategories',
  },
  'admin.complaint.asked': {
    id: 'Pihak ini masih punya waktu untuk menjawab',
    en: 'This side still has time to answer',
  },
  'admin.complaint.waits': {
    id: 'Tunggu jawaban yang diminta, atau sampai waktunya habis',
    en: 'Wait for the answer that was requested, or until its time is over',
  },
  'attribute.name-taken': {
    id: 'Atribut dengan nama ini sudah ada di kategori ini, di atasnya, atau di bawahnya',
    en: 'This category, one above it or one below it already has an attribute of this name',
  },
  'attribute.many': {
    id: 'Paling banyak 20 atribut per kategori',
    en: 'At most 20 attributes per category',
  },
  'attribute.choices': {
    id: 'Isi 2 sampai 50 pilihan, masing-masing sekali dan dalam dua bahasa',
    en: 'Enter 2 to 50 choices, each once and in both languages',
  },
  'attribute.filter-text': {
    id: 'Teks bebas tidak bisa menjadi saringan. Pilih jenis angka, pilihan, atau ya atau tidak.',
    en: 'Free text cannot be a filter. Choose the kind number, choice, or yes or no.',
  },
  'attribute.removed': { id: 'Atribut dihapus', en: 'Attribute removed' },
  'commission.invalid': {
    id: 'Isi komisi 0 sampai 100 persen',
    en: 'Enter a commission from 0 to 100 percent',
  },
  'brand.taken': { id: 'Merek ini sudah ada', en: 'This brand already exists' },
  'flash.price.above': {
    id: 'Harga flash sale harus di bawah {price}',
    en: 'The flash sale price must be below {price}',
  },
  'flash.price.range': {
    id: 'Diskon flash sale 5 sampai 70 persen: {low} sampai {high}',
    en: 'A flash sale takes 5 to 70 percent off: {low} to {high}',
  },
  'flash.stock.short': { id: 'Stok yang bebas hanya {left}', en: 'Only {left} pieces are free' },
  'flash.limit.large': {
    id: 'Batas per pembeli tidak boleh lebih dari stok flash sale',
    en: 'The limit per buyer cannot be more than the flash sale stock',
  },
  'flash.rating': {
    id: 'Flash sale terbuka untuk toko dengan rating 3,0 ke atas',
    en: 'Flash sales are open to stores rated 3.0 and above',
  },
  'flash.store-closed': {
    id: 'Toko yang belum boleh berjualan tidak bisa ikut flash sale',
    en: 'A store that may not sell yet cannot join a flash sale',
  },
  'flash.hidden': {
    id: 'Produk ini belum tampil di toko. Terbitkan dulu.',
    en: 'This product is not published yet. Publish it first.',
  },
  'flash.closed': { id: 'Sesi ini sudah tidak menerima produk', en: 'This session no longer takes products' },
  'flash.decided': { id: 'Barang ini sudah diputuskan', en: 'This item has been decided' },
  'flash.submitted': { id: 'Barang diajukan ke flash sale', en: 'Offered for the flash sale' },
  'flash.withdrawn': { id: 'Barang ditarik dari flash sale', en: 'Withdrawn from the flash sale' },
  'flash.session.long': { id: 'Sesi paling lama 7 hari', en: 'A session lasts at most 7 days' },
  'flash.session.repeat': {
    id: 'Jarak ulang tidak boleh lebih pendek dari sesinya',
    en: 'A session cannot come again before it is over',
  },
  'flash.session.started': {
    id: 'Sesi sudah mulai: waktunya tidak bisa diubah lagi',
    en: 'The session has begun: its times can no longer change',
  },
  'flash.session.over': { id: 'Sesi ini sudah selesai', en: 'This session is over' },
} as const;
