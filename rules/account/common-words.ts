/** Words that begin many Vietnamese passwords, lower case, without diacritics. Written for this project. */
export const COMMON_WORDS: readonly string[] = `
matkhau matkhaumoi password passwd pass admin administrator user guest login welcome test demo root master secret
abc abcd abcde abcdef abcxyz xyz qwe qwer qwert qwerty qwertyuiop asd asdf asdfg asdfgh asdfghjkl zxc zxcv zxcvb zxcvbnm
qaz qazwsx wasd letmein trustno iloveyou loveyou lovely love forever hello monkey dragon sunshine princess football
baseball superman batman naruto pokemon pikachu doraemon shadow killer computer internet samsung iphone xiaomi google
facebook zalo tiktok youtube minecraft roblox lienquan freefire ronaldo messi barcelona chelsea liverpool arsenal
anhyeuem emyeuanh yeuem yeuanh yeuemnhieu yeuanhnhieu tinhyeu yeuthuong nhoem nhoanh mainhoem maiyeuem anhnhoem khongbiet
khongcho khongcopass khongnho khongquen quenroi matkhaucu bimat batngo hanhphuc mayman thanhcong codon buon vuive vuilen
giadinh yeugiadinh bome bame conyeu mevabo chame ongba vochong vo chong vk ck vkiu ckiu vkck beyeu congchua hoangtu
vietnam vietnamvodich hanoi saigon sgon tphcm danang hue haiphong cantho nhatrang vungtau dalat hochiminh bacho
nguyen tran hoang pham phan huynh dang bui ngo duong minh minhanh tuan tuananh hung dung duc nam long linh trang
huong thuy thao ngoc ngocanh phuong phuongthao thanh hieu hieu hoa lan mai nhung quynh tam tien tung viet vy yen an anh
bao binh chi cuong dat diep giang hai hanh hoai khanh khoa kien kim lam loan loc ly my nga nghia nhan nhi nhu oanh phat
phuc quan quang quoc son sang tai tan thang thien thu trinh trung tu uyen van vinh xuan
luyen ielts toeic english tienganh hoctienganh hoctap hocsinh sinhvien giaovien daihoc thithpt lop lopa truonghoc
hocbai yeuhoc chamhoc ieltsband band aaa aaaa hihi haha hehe huhu kaka keke ahihi hixhix alo alooo okok cccc
cho meo chomeo heo lon gau gautruc thotrang bong bongda hoahong hoasen huongduong matroi mattrang ngoisao bautroi
`
  .trim()
  .split(/\s+/);

/** Suffixes often added to such a word. */
export const COMMON_TAILS: readonly string[] = [
  '',
  ...'0123456789',
  ...'!@#.*?',
  '00 01 02 03 04 05 06 07 08 09 10 11 12 13 22 23 33 44 55 66 68 69 77 79 86 88 89 99',
  '000 007 111 113 114 115 123 222 234 321 333 345 444 456 555 666 678 777 789 888 979 986 999',
  '0000 1111 1122 1212 1234 4321 2222 3333 4444 5555 6666 6789 6868 7777 7979 8386 8888 9999',
  '12345 123456 1234567 12345678 123456789 1234567890 54321 654321 112233 123123 321321 abc abcd',
  '@1 @12 @123 @1234 @12345 @123456 #123 .123 _123 -123 !123 123! 123@ 123. 1! 1@ !@# !@#$',
].flatMap((tails) => (tails === '' ? [''] : tails.split(' ')));

/** Sequences of adjacent keys. */
export const KEY_RUNS: readonly string[] = [
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6',
  '147258369',
  '159357',
  '789456123',
  '!@#$%^&*()',
];
