/** Where a store sends from. Ids are the official region codes; the tests check that they exist and belong together. */
export interface Place {
  city: string;
  /** The city as people write it. */
  name: string;
  subDistrict: string;
  area: string;
  zipcode: string;
  street: string;
}

const place = (name: string, area: string, zipcode: string, street: string): Place => ({
  city: area.slice(0, 5),
  name,
  subDistrict: area.slice(0, 8),
  area,
  zipcode,
  street,
});

/** Forty cities from Aceh to Sulawesi; the code of a village begins with those of its district and city. */
export const places: readonly Place[] = [
  place('Jakarta Pusat', '31.71.07.1004', '10260', 'Jl. KS Tubun'),
  place('Jakarta Utara', '31.72.06.1001', '14240', 'Jl. Boulevard Raya'),
  place('Jakarta Barat', '31.73.02.1003', '11440', 'Jl. Tomang Raya'),
  place('Jakarta Selatan', '31.74.01.1001', '12820', 'Jl. Tebet Timur Dalam'),
  place('Jakarta Timur', '31.75.03.1003', '13310', 'Jl. Pasar Jatinegara'),
  place('Kota Bandung', '32.73.02.1004', '40135', 'Jl. Ir. H. Juanda'),
  place('Kota Bogor', '32.71.03.1003', '16121', 'Jl. Dewi Sartika'),
  place('Kota Depok', '32.76.06.1002', '16425', 'Jl. Margonda Raya'),
  place('Kota Bekasi', '32.75.04.1005', '17144', 'Jl. Ahmad Yani'),
  place('Kota Cirebon', '32.74.05.1003', '45134', 'Jl. Kesambi Raya'),
  place('Kab. Cianjur', '32.03.01.1006', '43211', 'Jl. Siliwangi'),
  place('Kab. Garut', '32.05.01.1004', '44117', 'Jl. Ahmad Yani'),
  place('Kota Tasikmalaya', '32.78.03.1002', '46113', 'Jl. HZ Mustofa'),
  place('Kota Tangerang', '36.71.01.1007', '15118', 'Jl. Daan Mogot'),
  place('Kota Tangerang Selatan', '36.74.01.1009', '15310', 'Jl. Raya Serpong'),
  place('Kota Semarang', '33.74.01.1007', '50132', 'Jl. Pemuda'),
  place('Kota Pekalongan', '33.75.02.1008', '51124', 'Jl. Patriot'),
  place('Kota Surakarta', '33.72.01.1002', '57148', 'Jl. Dr. Radjiman'),
  place('Kab. Kudus', '33.19.02.1005', '59317', 'Jl. Jenderal Sudirman'),
  place('Kab. Jepara', '33.20.06.1006', '59411', 'Jl. Pemuda'),
  place('Kota Tegal', '33.76.02.1001', '52124', 'Jl. Gajah Mada'),
  place('Kab. Banyumas', '33.02.26.1001', '53115', 'Jl. Jenderal Sudirman'),
  place('Kota Yogyakarta', '34.71.10.1002', '55121', 'Jl. Brigjen Katamso'),
  place('Kab. Sleman', '34.04.07.2001', '55281', 'Jl. Kaliurang'),
  place('Kota Surabaya', '35.78.08.1003', '60286', 'Jl. Dharmawangsa'),
  place('Kota Malang', '35.73.02.1008', '65119', 'Jl. Ijen'),
  place('Kab. Sidoarjo', '35.15.08.1012', '61213', 'Jl. Gajah Mada'),
  place('Kota Kediri', '35.71.02.1003', '61222', 'Jl. Dhoho'),
  place('Kota Denpasar', '51.71.03.1005', '80113', 'Jl. Teuku Umar'),
  place('Kota Mataram', '52.71.02.1001', '83127', 'Jl. Pejanggik'),
  place('Kota Medan', '12.71.19.1001', '20112', 'Jl. Gatot Subroto'),
  place('Kota Padang', '13.71.03.1006', '25117', 'Jl. Veteran'),
  place('Kota Pekanbaru', '14.71.01.1005', '28123', 'Jl. Ahmad Dahlan'),
  place('Kota Palembang', '16.71.04.1002', '30137', 'Jl. Angkatan 45'),
  place('Kota Bandar Lampung', '18.71.17.1001', '35118', 'Jl. Raden Intan'),
  place('Kab. Aceh Tengah', '11.04.17.2001', '24511', 'Jl. Sengeda'),
  place('Kota Banjarmasin', '63.71.05.1001', '70111', 'Jl. Lambung Mangkurat'),
  place('Kota Balikpapan', '64.71.06.1004', '76113', 'Jl. Jenderal Sudirman'),
  place('Kota Makassar', '73.71.09.1011', '90233', 'Jl. Boulevard'),
  place('Kota Manado', '71.71.04.1005', '95111', 'Jl. Sam Ratulangi'),
];
