import type { Drill } from './drill.ts';

export const CONSONANT_DRILLS = {
  'th-t': {
    sides: [
      { sound: '/θ/', how: 'Đặt đầu lưỡi hờ giữa hai hàm răng rồi thổi hơi ra đều. Cổ họng không rung.' },
      { sound: '/t/', how: 'Đầu lưỡi chạm lợi sau răng trên, chặn hơi rồi bật ra. Lưỡi không thò ra ngoài.' },
    ],
    trap: 'Chữ “th” tiếng Việt là âm bật, còn /θ/ là hơi thổi liên tục. Kéo dài được thì mới đúng.',
    pairs: `
thin /θɪn/ mỏng, gầy | tin /tɪn/ hộp thiếc
three /θriː/ số ba | tree /triː/ cái cây
thank /θæŋk/ cảm ơn | tank /tæŋk/ bể chứa
thought /θɔːt/ ý nghĩ | taught /tɔːt/ đã dạy
theme /θiːm/ chủ đề | team /tiːm/ đội
thick /θɪk/ dày | tick /tɪk/ dấu tích
both /bəʊθ/ cả hai | boat /bəʊt/ con thuyền
threw /θruː/ đã ném | true /truː/ đúng, thật
tenth /tenθ/ thứ mười | tent /tent/ cái lều
death /deθ/ cái chết | debt /det/ món nợ`,
  },
  'th-s': {
    sides: [
      { sound: '/θ/', how: 'Đầu lưỡi nằm giữa hai hàm răng, hơi lướt ra trên mặt lưỡi, nghe nhẹ và mờ.' },
      { sound: '/s/', how: 'Hai hàm răng khép gần nhau, lưỡi ở sau răng, hơi xì ra nghe sắc.' },
    ],
    trap: 'Nếu soi gương không thấy đầu lưỡi thì bạn đang đọc /s/: think thành sink.',
    pairs: `
think /θɪŋk/ nghĩ | sink /sɪŋk/ chìm, bồn rửa
thick /θɪk/ dày | sick /sɪk/ ốm
thing /θɪŋ/ đồ vật | sing /sɪŋ/ hát
mouth /maʊθ/ cái miệng | mouse /maʊs/ con chuột
worth /wɜːθ/ đáng giá | worse /wɜːs/ tệ hơn
path /pɑːθ/ lối đi | pass /pɑːs/ đi qua, đỗ
faith /feɪθ/ niềm tin | face /feɪs/ khuôn mặt
fourth /fɔːθ/ thứ tư | force /fɔːs/ lực
tenth /tenθ/ thứ mười | tense /tens/ thì, căng thẳng
thumb /θʌm/ ngón cái | sum /sʌm/ tổng`,
  },
  'dh-d': {
    sides: [
      { sound: '/ð/', how: 'Đầu lưỡi giữa hai hàm răng, thổi hơi ra và cho cổ họng rung. Âm kéo dài được.' },
      { sound: '/d/', how: 'Đầu lưỡi chạm lợi sau răng trên, chặn hơi rồi bật ra, cổ họng rung.' },
    ],
    trap: 'Âm này có trong the, this, that nên xuất hiện liên tục. Đọc thành “đ” thì they nghe như day.',
    pairs: `
they /ðeɪ/ họ | day /deɪ/ ngày
then /ðen/ sau đó | den /den/ hang thú
those /ðəʊz/ những cái kia | doze /dəʊz/ ngủ gật
though /ðəʊ/ mặc dù | dough /dəʊ/ bột nhào
than /ðæn/ hơn (so sánh) | Dan /dæn/ tên Dan
there /ðeə/ ở đó | dare /deə/ dám
breathe /briːð/ thở | breed /briːd/ nhân giống
worthy /ˈwɜːði/ xứng đáng | wordy /ˈwɜːdi/ dài dòng
lather /ˈlɑːðə/ bọt xà phòng | larder /ˈlɑːdə/ tủ đựng thức ăn
loathe /ləʊð/ ghét cay ghét đắng | load /ləʊd/ chất hàng`,
  },
  'sh-s': {
    sides: [
      {
        sound: '/ʃ/',
        how: 'Chu môi ra trước, lưỡi cong và lùi một chút, thổi hơi như khi suỵt ai đó im lặng.',
      },
      { sound: '/s/', how: 'Môi bè, răng khép gần nhau, đầu lưỡi sau răng, hơi xì ra nghe sắc.' },
    ],
    trap: 'Nhiều vùng đọc “s” và “x” giống nhau, nên she và see dễ lẫn. Bạn nhìn môi: /ʃ/ thì môi chu.',
    pairs: `
she /ʃiː/ cô ấy | see /siː/ nhìn thấy
sheet /ʃiːt/ tờ giấy | seat /siːt/ chỗ ngồi
shave /ʃeɪv/ cạo râu | save /seɪv/ tiết kiệm
shell /ʃel/ vỏ sò | sell /sel/ bán
shock /ʃɒk/ cú sốc | sock /sɒk/ chiếc tất
show /ʃəʊ/ cho xem | so /səʊ/ vì vậy
shoe /ʃuː/ chiếc giày | sue /suː/ kiện
ship /ʃɪp/ con tàu | sip /sɪp/ nhấp môi
leash /liːʃ/ dây dắt chó | lease /liːs/ hợp đồng thuê
mesh /meʃ/ lưới | mess /mes/ đống lộn xộn`,
  },
  'ch-sh': {
    sides: [
      {
        sound: '/tʃ/',
        how: 'Lưỡi chạm lợi trên chặn hơi như “t”, rồi nhả mạnh thành /ʃ/, môi chu. Nghe có tiếng bật.',
      },
      { sound: '/ʃ/', how: 'Chỉ thổi hơi đều, lưỡi không chạm lên trên. Không có tiếng bật.' },
    ],
    trap: '“Ch” tiếng Việt nhẹ hơn và không chu môi. Bạn bật hơi mạnh hơn cho /tʃ/.',
    pairs: `
cheap /tʃiːp/ rẻ | sheep /ʃiːp/ con cừu
chair /tʃeə/ cái ghế | share /ʃeə/ chia sẻ
chip /tʃɪp/ miếng khoai chiên | ship /ʃɪp/ con tàu
choose /tʃuːz/ chọn | shoes /ʃuːz/ đôi giày
watch /wɒtʃ/ xem, đồng hồ | wash /wɒʃ/ rửa
catch /kætʃ/ bắt | cash /kæʃ/ tiền mặt
chop /tʃɒp/ chặt | shop /ʃɒp/ cửa hàng
match /mætʃ/ trận đấu | mash /mæʃ/ nghiền
witch /wɪtʃ/ phù thủy | wish /wɪʃ/ ước
chew /tʃuː/ nhai | shoe /ʃuː/ chiếc giày`,
  },
  'j-z': {
    sides: [
      { sound: '/dʒ/', how: 'Lưỡi chạm lợi trên chặn hơi như “đ”, nhả ra với môi chu, cổ họng rung.' },
      { sound: '/z/', how: 'Như /s/ nhưng cho cổ họng rung, nghe như tiếng ong. Lưỡi không chặn hơi.' },
    ],
    trap: 'Đọc cả hai thành “d/gi” tiếng Việt thì page và pays nghe như nhau. Bạn đặt tay lên cổ để thấy rung.',
    pairs: `
page /peɪdʒ/ trang sách | pays /peɪz/ trả tiền
rage /reɪdʒ/ cơn giận | raise /reɪz/ nâng lên
wage /weɪdʒ/ tiền công | ways /weɪz/ những cách
stage /steɪdʒ/ sân khấu, giai đoạn | stays /steɪz/ ở lại
range /reɪndʒ/ phạm vi | rains /reɪnz/ mưa
change /tʃeɪndʒ/ thay đổi | chains /tʃeɪnz/ dây xích
jealous /ˈdʒeləs/ ghen tị | zealous /ˈzeləs/ hăng hái
budge /bʌdʒ/ nhúc nhích | buzz /bʌz/ tiếng vo ve
gauge /ɡeɪdʒ/ đồng hồ đo | gaze /ɡeɪz/ nhìn chăm chú
siege /siːdʒ/ cuộc vây hãm | seas /siːz/ biển cả`,
  },
  'r-l': {
    sides: [
      { sound: '/r/', how: 'Môi hơi tròn, đầu lưỡi cong lên nhưng không chạm vào đâu cả, không rung lưỡi.' },
      { sound: '/l/', how: 'Đầu lưỡi chạm chắc vào lợi sau răng trên, hơi đi ra hai bên lưỡi.' },
    ],
    trap: 'Bạn kiểm tra đầu lưỡi: chạm là /l/, lơ lửng là /r/. Đừng thay /r/ bằng “d” hay “gi”.',
    pairs: `
right /raɪt/ đúng, bên phải | light /laɪt/ ánh sáng
read /riːd/ đọc | lead /liːd/ dẫn dắt
road /rəʊd/ con đường | load /ləʊd/ chất hàng
rice /raɪs/ gạo, cơm | lice /laɪs/ chấy
wrong /rɒŋ/ sai | long /lɒŋ/ dài
rock /rɒk/ tảng đá | lock /lɒk/ ổ khóa
correct /kəˈrekt/ chính xác | collect /kəˈlekt/ sưu tầm
fry /fraɪ/ chiên | fly /flaɪ/ bay
grass /ɡrɑːs/ cỏ | glass /ɡlɑːs/ thủy tinh, ly
pray /preɪ/ cầu nguyện | play /pleɪ/ chơi`,
  },
  'v-w': {
    sides: [
      { sound: '/v/', how: 'Răng trên chạm nhẹ môi dưới, thổi hơi và cho cổ họng rung, thấy môi tê tê.' },
      { sound: '/w/', how: 'Chu tròn môi như đọc “u” rồi mở nhanh ra. Răng không chạm môi.' },
    ],
    trap: 'Một số vùng đọc “v” thành “d/gi”: vest dễ thành “dét”. Bạn nhớ cho răng chạm môi.',
    pairs: `
vest /vest/ áo gi-lê | west /west/ phía tây
vine /vaɪn/ cây leo | wine /waɪn/ rượu vang
vet /vet/ bác sĩ thú y | wet /wet/ ướt
veil /veɪl/ mạng che mặt | whale /weɪl/ cá voi
verse /vɜːs/ câu thơ | worse /wɜːs/ tệ hơn
viper /ˈvaɪpə/ rắn lục | wiper /ˈwaɪpə/ cần gạt nước
vary /ˈveəri/ thay đổi | wary /ˈweəri/ cảnh giác
vent /vent/ lỗ thông hơi | went /went/ đã đi
vow /vaʊ/ lời thề | wow /waʊ/ ồ, chà
vie /vaɪ/ ganh đua | why /waɪ/ tại sao`,
  },
  'p-b': {
    sides: [
      { sound: '/p/', how: 'Mím môi rồi bật mạnh, hơi phụt ra. Để tờ giấy trước miệng thì giấy bay.' },
      { sound: '/b/', how: 'Mím môi rồi mở ra nhẹ, cổ họng rung, gần như không có hơi.' },
    ],
    trap: 'Tiếng Việt hiếm khi mở đầu bằng “p”, nên pack hay bị đọc thành back. Bạn bật hơi rõ vào nhé.',
    pairs: `
pack /pæk/ đóng gói | back /bæk/ lưng, trở lại
park /pɑːk/ công viên | bark /bɑːk/ sủa
pay /peɪ/ trả tiền | bay /beɪ/ vịnh
pear /peə/ quả lê | bear /beə/ con gấu
pen /pen/ cây bút | Ben /ben/ tên Ben
pet /pet/ thú cưng | bet /bet/ cá cược
pill /pɪl/ viên thuốc | bill /bɪl/ hóa đơn
pie /paɪ/ bánh nướng | buy /baɪ/ mua
pull /pʊl/ kéo | bull /bʊl/ con bò đực
simple /ˈsɪmpl/ đơn giản | symbol /ˈsɪmbl/ biểu tượng`,
  },
  'zh-z': {
    title: 'Âm /ʒ/',
    sides: [
      {
        sound: '/ʒ/',
        how: 'Đặt môi và lưỡi như /ʃ/ rồi cho cổ họng rung. Hơi ra đều, lưỡi không chặn lại lúc nào.',
      },
      {
        sound: '/z/, /ʃ/ hoặc /dʒ/',
        how: 'Với /z/ môi không chu, với /ʃ/ cổ họng không rung, với /dʒ/ lưỡi chặn hơi rồi mới nhả.',
      },
    ],
    trap: 'Tiếng Việt phổ thông không có /ʒ/ nên vision hay thành “vi-dần”. Bạn chu môi và kéo dài âm ấy ra được thì mới đúng.',
    pairs: `
closure /ˈkləʊʒə/ sự đóng cửa | closer /ˈkləʊzə/ người chốt đơn hàng
composure /kəmˈpəʊʒə/ sự bình tĩnh | composer /kəmˈpəʊzə/ nhà soạn nhạc
seizure /ˈsiːʒə/ sự tịch thu | Caesar /ˈsiːzə/ Xê-da
beige /beɪʒ/ màu be | bays /beɪz/ những cái vịnh
rouge /ruːʒ/ phấn má hồng | ruse /ruːz/ mưu mẹo
leisure /ˈleʒə/ thời gian rảnh | ledger /ˈledʒə/ sổ cái
confusion /kənˈfjuːʒn/ sự nhầm lẫn | Confucian /kənˈfjuːʃn/ thuộc Nho giáo
delusion /dɪˈluːʒn/ ảo tưởng | dilution /dɪˈluːʃn/ sự pha loãng`,
  },
  'y-j': {
    sides: [
      {
        sound: '/j/',
        how: 'Lưỡi nâng cao như đọc “i” rồi lướt ngay sang nguyên âm sau. Không chạm, không chặn hơi.',
      },
      { sound: '/dʒ/', how: 'Lưỡi chạm lợi trên chặn hơi, nhả ra với môi chu, cổ họng rung.' },
    ],
    trap: 'Chữ “y” đầu từ đọc như “i” lướt, không phải “d” hay “gi” tiếng Việt: yet khác hẳn jet.',
    pairs: `
yet /jet/ chưa, vẫn còn | jet /dʒet/ máy bay phản lực
yolk /jəʊk/ lòng đỏ trứng | joke /dʒəʊk/ câu đùa
use /juːs/ công dụng (danh từ) | juice /dʒuːs/ nước ép
yell /jel/ la hét | gel /dʒel/ chất dạng keo
yam /jæm/ khoai mỡ | jam /dʒæm/ mứt
yacht /jɒt/ du thuyền | jot /dʒɒt/ ghi nhanh
year /jɪə/ năm | jeer /dʒɪə/ chế giễu
your /jɔː/ của bạn | jaw /dʒɔː/ hàm
yes /jes/ vâng, có | Jess /dʒes/ tên Jess
yak /jæk/ bò Tây Tạng | Jack /dʒæk/ tên Jack`,
  },
  'm-n': {
    sides: [
      { sound: '/m/', how: 'Mím hẳn hai môi, cho hơi rung ra mũi. Ở cuối từ vẫn giữ môi khép và ngân nhẹ.' },
      { sound: '/n/', how: 'Môi mở, đầu lưỡi chạm lợi sau răng trên, hơi rung ra mũi.' },
    ],
    trap: 'Hai âm này có trong tiếng Việt nhưng ở cuối từ hay bị nuốt: bạn soi gương, hết từ mà môi chưa khép là mất /m/.',
    pairs: `
warm /wɔːm/ ấm | warn /wɔːn/ cảnh báo
them /ðem/ họ, chúng | then /ðen/ sau đó
team /tiːm/ đội | teen /tiːn/ thiếu niên
same /seɪm/ giống nhau | sane /seɪn/ tỉnh táo
term /tɜːm/ học kỳ, thuật ngữ | turn /tɜːn/ rẽ
some /sʌm/ một vài | son /sʌn/ con trai
might /maɪt/ có thể | night /naɪt/ đêm
mine /maɪn/ của tôi | nine /naɪn/ số chín
mail /meɪl/ thư | nail /neɪl/ móng tay, cái đinh
meat /miːt/ thịt | neat /niːt/ gọn gàng`,
  },
  h: {
    title: 'Âm /h/ đầu từ',
    sides: [
      {
        sound: 'có /h/ ở đầu',
        how: 'Miệng mở sẵn theo nguyên âm sau, thở một luồng hơi nhẹ rồi mới ra tiếng.',
      },
      { sound: 'không có /h/', how: 'Ra tiếng ngay từ nguyên âm, không có luồng hơi nào đi trước.' },
    ],
    trap: 'Nói nhanh dễ rơi mất /h/ hoặc thêm /h/ vào hour, honest (chữ “h” câm). Bạn đặt tay trước miệng để thấy hơi.',
    pairs: `
hear /hɪə/ nghe thấy | ear /ɪə/ cái tai
heat /hiːt/ hơi nóng | eat /iːt/ ăn
hair /heə/ tóc | air /eə/ không khí
hold /həʊld/ cầm, giữ | old /əʊld/ già, cũ
hall /hɔːl/ hội trường | all /ɔːl/ tất cả
hate /heɪt/ ghét | eight /eɪt/ số tám
high /haɪ/ cao | eye /aɪ/ con mắt
heart /hɑːt/ trái tim | art /ɑːt/ nghệ thuật
harm /hɑːm/ gây hại | arm /ɑːm/ cánh tay
hill /hɪl/ ngọn đồi | ill /ɪl/ ốm`,
  },
} as const satisfies Record<string, Drill>;
