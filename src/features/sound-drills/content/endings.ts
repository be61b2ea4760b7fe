import type { Drill } from './drill.ts';

export const ENDING_DRILLS = {
  'end-stop': {
    title: 'Âm cuối /t/, /k/, /p/',
    sides: [
      {
        sound: 'có /t/, /k/ hoặc /p/ ở cuối',
        how: 'Khép lại ở cuối từ rồi nhả một hơi nhẹ nghe được. Nguyên âm đứng trước đọc ngắn và dứt.',
      },
      { sound: 'không có âm cuối', how: 'Kéo nguyên âm dài ra rồi để nó tắt dần.' },
    ],
    trap: 'Tiếng Việt ngậm âm cuối chứ không nhả hơi, nên người nghe tưởng bạn bỏ mất: late thành lay.',
    pairs: `
late /leɪt/ muộn | lay /leɪ/ đặt, để
seat /siːt/ chỗ ngồi | sea /siː/ biển
week /wiːk/ tuần | we /wiː/ chúng tôi
keep /kiːp/ giữ | key /kiː/ chìa khóa
type /taɪp/ loại, gõ phím | tie /taɪ/ cà vạt
lake /leɪk/ hồ | lay /leɪ/ đặt, để
boat /bəʊt/ con thuyền | bow /bəʊ/ cái nơ
plate /pleɪt/ cái đĩa | play /pleɪ/ chơi
soap /səʊp/ xà phòng | so /səʊ/ vì vậy
park /pɑːk/ công viên | pa /pɑː/ bố`,
  },
  'end-voice': {
    title: 'Âm cuối /d/, /ɡ/, /b/',
    sides: [
      {
        sound: '/d/, /ɡ/ hoặc /b/ ở cuối',
        how: 'Kéo nguyên âm đứng trước dài hơn hẳn, rồi khép nhẹ, cổ họng còn rung.',
      },
      {
        sound: '/t/, /k/ hoặc /p/ ở cuối',
        how: 'Cắt nguyên âm thật ngắn, khép chặt rồi nhả một hơi nhẹ.',
      },
    ],
    trap: 'Người bản ngữ phân biệt bed và bet chủ yếu bằng độ dài nguyên âm. Bạn kéo dài thì mới nghe ra /d/.',
    pairs: `
bed /bed/ cái giường | bet /bet/ cá cược
seed /siːd/ hạt giống | seat /siːt/ chỗ ngồi
ride /raɪd/ cưỡi, đi xe | write /raɪt/ viết
bag /bæɡ/ cái túi | back /bæk/ lưng, trở lại
pig /pɪɡ/ con lợn | pick /pɪk/ chọn
cab /kæb/ xe taxi | cap /kæp/ mũ lưỡi trai
road /rəʊd/ con đường | wrote /rəʊt/ đã viết
dog /dɒɡ/ con chó | dock /dɒk/ bến tàu
robe /rəʊb/ áo choàng | rope /rəʊp/ dây thừng
feed /fiːd/ cho ăn | feet /fiːt/ bàn chân`,
  },
  'end-s': {
    title: 'Âm cuối /s/, /z/',
    sides: [
      {
        sound: 'có /s/ hoặc /z/ ở cuối',
        how: 'Đọc hết từ rồi thêm một hơi xì (/s/) hoặc xì có rung cổ (/z/).',
      },
      { sound: 'không có /s/', how: 'Dừng lại ở âm cuối của từ, không xì hơi.' },
    ],
    trap: 'Thiếu âm này là mất số nhiều và ngôi thứ ba, tức là mất cả điểm ngữ pháp.',
    pairs: `
books /bʊks/ những quyển sách | book /bʊk/ quyển sách
cats /kæts/ những con mèo | cat /kæt/ con mèo
days /deɪz/ những ngày | day /deɪ/ ngày
peace /piːs/ hòa bình | pea /piː/ hạt đậu
price /praɪs/ giá tiền | pry /praɪ/ tọc mạch
works /wɜːks/ làm việc (ngôi thứ ba) | work /wɜːk/ làm việc
place /pleɪs/ nơi chốn | play /pleɪ/ chơi
eyes /aɪz/ đôi mắt | eye /aɪ/ con mắt
nose /nəʊz/ cái mũi | no /nəʊ/ không
rice /raɪs/ gạo, cơm | rye /raɪ/ lúa mạch đen`,
  },
  'end-ch': {
    sides: [
      { sound: '/tʃ/ ở cuối', how: 'Lưỡi chạm lợi trên rồi nhả ra với môi chu, nghe rõ tiếng “ch” gió.' },
      { sound: '/t/ ở cuối', how: 'Lưỡi chạm lợi trên rồi chỉ nhả một hơi ngắn, môi không chu.' },
    ],
    trap: 'Âm cuối “ch” tiếng Việt (như trong “ích”) không nhả hơi, nên each dễ bị nghe là eat.',
    pairs: `
each /iːtʃ/ mỗi | eat /iːt/ ăn
beach /biːtʃ/ bãi biển | beat /biːt/ đánh bại
catch /kætʃ/ bắt | cat /kæt/ con mèo
match /mætʃ/ trận đấu | mat /mæt/ tấm thảm
coach /kəʊtʃ/ huấn luyện viên, xe khách | coat /kəʊt/ áo khoác
which /wɪtʃ/ cái nào | wit /wɪt/ sự dí dỏm
watch /wɒtʃ/ đồng hồ đeo tay | what /wɒt/ cái gì
hatch /hætʃ/ ấp nở | hat /hæt/ cái mũ
patch /pætʃ/ miếng vá | pat /pæt/ vỗ nhẹ
pitch /pɪtʃ/ sân bóng, cao độ | pit /pɪt/ cái hố`,
  },
  'end-n': {
    sides: [
      { sound: '/n/ ở cuối', how: 'Đầu lưỡi chạm lợi sau răng trên và giữ ở đó, hơi ra bằng mũi.' },
      { sound: '/ŋ/ ở cuối', how: 'Cuống lưỡi nâng lên chạm ngạc mềm như “ng”, đầu lưỡi buông xuống.' },
    ],
    trap: 'Giọng miền Nam dễ lẫn “n” và “ng” ở cuối: sin thành sing. Bạn giữ đầu lưỡi chạm lợi cho /n/.',
    pairs: `
thin /θɪn/ mỏng, gầy | thing /θɪŋ/ đồ vật
sin /sɪn/ tội lỗi | sing /sɪŋ/ hát
win /wɪn/ thắng | wing /wɪŋ/ cánh
ran /ræn/ đã chạy | rang /ræŋ/ đã reo
sun /sʌn/ mặt trời | sung /sʌŋ/ hát (phân từ)
ban /bæn/ cấm | bang /bæŋ/ tiếng nổ
fan /fæn/ cái quạt | fang /fæŋ/ răng nanh
kin /kɪn/ họ hàng | king /kɪŋ/ vua
ton /tʌn/ tấn | tongue /tʌŋ/ cái lưỡi
run /rʌn/ chạy | rung /rʌŋ/ bậc thang`,
  },
  'end-l': {
    sides: [
      {
        sound: '/l/ ở cuối',
        how: 'Đầu lưỡi chạm lợi trên, gốc lưỡi lùi về sau, nghe hơi giống “ồ” trước khi tắt.',
      },
      { sound: '/n/ ở cuối', how: 'Đầu lưỡi chạm lợi trên nhưng hơi đi ra bằng mũi. Bịt mũi thì tắt tiếng.' },
    ],
    trap: 'Tiếng Việt không có “l” ở cuối nên nhiều bạn thay bằng “n”: tell thành ten.',
    pairs: `
tell /tel/ kể, bảo | ten /ten/ số mười
bell /bel/ cái chuông | Ben /ben/ tên Ben
well /wel/ tốt, khỏe | when /wen/ khi nào
will /wɪl/ sẽ | win /wɪn/ thắng
fill /fɪl/ làm đầy | fin /fɪn/ vây cá
pale /peɪl/ nhợt nhạt | pain /peɪn/ nỗi đau
mail /meɪl/ thư từ | main /meɪn/ chính
meal /miːl/ bữa ăn | mean /miːn/ có nghĩa là
call /kɔːl/ gọi | corn /kɔːn/ ngô
while /waɪl/ trong khi | wine /waɪn/ rượu vang`,
  },
  'end-f': {
    sides: [
      { sound: '/f/ ở cuối', how: 'Răng trên chạm môi dưới và thổi hơi ra đến hết từ.' },
      { sound: '/p/ ở cuối', how: 'Hai môi mím lại, chặn hơi rồi nhả nhẹ.' },
    ],
    trap: 'Tiếng Việt không có “ph” ở cuối, nên laugh, leaf hay bị ngậm lại thành “p”. Bạn giữ răng trên môi nhé.',
    pairs: `
leaf /liːf/ chiếc lá | leap /liːp/ nhảy vọt
wife /waɪf/ vợ | wipe /waɪp/ lau
chief /tʃiːf/ người đứng đầu | cheap /tʃiːp/ rẻ
cough /kɒf/ ho | cop /kɒp/ cảnh sát
cuff /kʌf/ cổ tay áo | cup /kʌp/ cái cốc
half /hɑːf/ một nửa | harp /hɑːp/ đàn hạc
beef /biːf/ thịt bò | beep /biːp/ tiếng bíp
calf /kɑːf/ con bê, bắp chân | carp /kɑːp/ cá chép
reef /riːf/ rạn san hô | reap /riːp/ gặt hái`,
  },
  'cl-s': {
    title: 'Cụm /s/ đầu từ',
    sides: [
      {
        sound: 'có /s/ đứng đầu',
        how: 'Xì một hơi /s/ rồi nối thẳng vào phụ âm sau, không chen “ơ” ở giữa.',
      },
      { sound: 'không có /s/', how: 'Vào thẳng phụ âm đầu. Với /p/, /t/, /k/ thì bật hơi rõ.' },
    ],
    trap: 'Chen thêm nguyên âm, như “xờ-pin” cho spin, là thành hai âm tiết. Bạn kéo dài /s/ trước rồi mới đọc tiếp.',
    pairs: `
spin /spɪn/ quay tròn | pin /pɪn/ đinh ghim
stop /stɒp/ dừng lại | top /tɒp/ đỉnh
skill /skɪl/ kỹ năng | kill /kɪl/ giết
stone /stəʊn/ hòn đá | tone /təʊn/ giọng điệu
school /skuːl/ trường học | cool /kuːl/ mát, ngầu
slip /slɪp/ trượt chân | lip /lɪp/ môi
smile /smaɪl/ mỉm cười | mile /maɪl/ dặm
snow /snəʊ/ tuyết | know /nəʊ/ biết
star /stɑː/ ngôi sao | tar /tɑː/ nhựa đường
swing /swɪŋ/ đung đưa | wing /wɪŋ/ cánh`,
  },
  'cl-lr': {
    title: 'Cụm có /l/, /r/ đầu từ',
    sides: [
      {
        sound: 'có /l/ hoặc /r/ nối sau',
        how: 'Đặt sẵn lưỡi cho /l/ hoặc /r/ ngay khi đọc phụ âm đầu, rồi nhả cùng một lúc.',
      },
      { sound: 'một phụ âm đầu', how: 'Từ phụ âm đầu đi thẳng vào nguyên âm.' },
    ],
    trap: 'Tiếng Việt không ghép hai phụ âm như vậy, nên play hay thành pay. Đừng bỏ âm thứ hai.',
    pairs: `
play /pleɪ/ chơi | pay /peɪ/ trả tiền
bread /bred/ bánh mì | bed /bed/ cái giường
grow /ɡrəʊ/ lớn lên | go /ɡəʊ/ đi
flight /flaɪt/ chuyến bay | fight /faɪt/ đánh nhau
black /blæk/ màu đen | back /bæk/ lưng, trở lại
tree /triː/ cái cây | tea /tiː/ trà
dry /draɪ/ khô | die /daɪ/ chết
blow /bləʊ/ thổi | bow /bəʊ/ cái nơ
drive /draɪv/ lái xe | dive /daɪv/ lặn
clean /kliːn/ sạch | keen /kiːn/ hăng hái`,
  },
  'cl-end': {
    title: 'Hai phụ âm cuối từ',
    sides: [
      {
        sound: 'hai phụ âm ở cuối',
        how: 'Đọc xong phụ âm thứ nhất thì giữ hơi, chuyển lưỡi sang phụ âm thứ hai rồi mới nhả.',
      },
      { sound: 'một phụ âm ở cuối', how: 'Khép ở phụ âm duy nhất rồi dừng.' },
    ],
    trap: 'Người Việt hay bỏ phụ âm cuối cùng: test thành tes. Âm đó thường mang cả thì quá khứ, như passed.',
    pairs: `
mist /mɪst/ sương mù | miss /mɪs/ bỏ lỡ, nhớ
past /pɑːst/ quá khứ | pass /pɑːs/ đi qua, đỗ
belt /belt/ thắt lưng | bell /bel/ cái chuông
tent /tent/ cái lều | ten /ten/ số mười
felt /felt/ đã cảm thấy | fell /fel/ đã ngã
band /bænd/ ban nhạc, dải | ban /bæn/ cấm
cold /kəʊld/ lạnh | coal /kəʊl/ than đá
dance /dɑːns/ nhảy múa | darn /dɑːn/ mạng vải
milk /mɪlk/ sữa | mill /mɪl/ nhà máy xay
guest /ɡest/ khách | guess /ɡes/ đoán`,
  },
} as const satisfies Record<string, Drill>;
