import type { Drill } from './drill.ts';

/** Vowels that change while they are said (diphthongs). */
export const GLIDING_VOWEL_DRILLS = {
  'ai-oi': {
    sides: [
      {
        sound: '/aɪ/',
        how: 'Bắt đầu với miệng mở rộng như “a”, rồi lướt lên “i”. Chặng đầu dài hơn, môi không tròn.',
      },
      {
        sound: '/ɔɪ/',
        how: 'Bắt đầu với môi tròn như “o”, rồi vừa lướt lên “i” vừa kéo môi bè ra.',
      },
    ],
    trap: 'Trước phụ âm cuối, nhiều bạn đọc mất đoạn lướt: time thành tam, line thành lan. Bạn đọc đủ hai chặng rồi mới khép âm cuối.',
    pairs: `
buy /baɪ/ mua | boy /bɔɪ/ cậu bé
tie /taɪ/ cà vạt | toy /tɔɪ/ đồ chơi
file /faɪl/ tập tin | foil /fɔɪl/ giấy bạc
tile /taɪl/ viên gạch lát | toil /tɔɪl/ làm việc vất vả
pint /paɪnt/ panh (0,57 lít) | point /pɔɪnt/ điểm
vice /vaɪs/ thói xấu | voice /vɔɪs/ giọng nói
aisle /aɪl/ lối đi giữa hai dãy ghế | oil /ɔɪl/ dầu
kind /kaɪnd/ tốt bụng | coined /kɔɪnd/ đã đặt ra (từ mới)
pies /paɪz/ những cái bánh nướng | poise /pɔɪz/ sự điềm tĩnh
ally /ˈælaɪ/ đồng minh | alloy /ˈælɔɪ/ hợp kim`,
  },
  'ow-oh': {
    sides: [
      {
        sound: '/aʊ/',
        how: 'Bắt đầu với miệng mở rộng như “a”, rồi chụm môi về phía “u”. Hai chặng trong một hơi.',
      },
      {
        sound: '/əʊ/',
        how: 'Bắt đầu như “ơ” với môi thả lỏng, miệng mở ít hơn, rồi chụm môi về phía “u”.',
      },
    ],
    trap: 'Chữ “ow” có hai cách đọc: now, town có /aʊ/, còn know, low có /əʊ/. Bạn nghe độ mở miệng ở chặng đầu.',
    pairs: `
now /naʊ/ bây giờ | know /nəʊ/ biết
town /taʊn/ thị trấn | tone /təʊn/ giọng điệu
loud /laʊd/ to, ồn | load /ləʊd/ chất hàng
found /faʊnd/ đã tìm thấy | phoned /fəʊnd/ đã gọi điện
couch /kaʊtʃ/ ghế dài | coach /kəʊtʃ/ huấn luyện viên
noun /naʊn/ danh từ | known /nəʊn/ được biết đến
out /aʊt/ ra ngoài | oat /əʊt/ yến mạch
bout /baʊt/ trận đấu, cơn | boat /bəʊt/ con thuyền
how /haʊ/ như thế nào | hoe /həʊ/ cái cuốc
doubt /daʊt/ nghi ngờ | dote /dəʊt/ cưng chiều`,
  },
  'ear-air': {
    sides: [
      {
        sound: '/ɪə/',
        how: 'Bắt đầu như /ɪ/ với môi hơi bè, rồi thả lỏng về “ơ” thật nhẹ. Gần với “ia” tiếng Việt.',
      },
      {
        sound: '/eə/',
        how: 'Bắt đầu như “e” với miệng mở rộng hơn, rồi thả lỏng về “ơ” thật nhẹ, không thành “ia”.',
      },
    ],
    trap: 'Đọc cả hai thành “ia” thì hair nghe như here. Chữ “ear” còn có hai cách đọc: fear có /ɪə/, bear có /eə/.',
    pairs: `
ear /ɪə/ cái tai | air /eə/ không khí
here /hɪə/ ở đây | hair /heə/ tóc
fear /fɪə/ nỗi sợ | fair /feə/ công bằng
beer /bɪə/ bia | bear /beə/ con gấu
dear /dɪə/ thân mến | dare /deə/ dám
cheer /tʃɪə/ cổ vũ | chair /tʃeə/ cái ghế
pier /pɪə/ cầu tàu | pair /peə/ một đôi
rear /rɪə/ phía sau | rare /reə/ hiếm
steer /stɪə/ lái | stair /steə/ bậc thang
really /ˈrɪəli/ thực sự | rarely /ˈreəli/ hiếm khi`,
  },
  'oo-ure': {
    sides: [
      { sound: '/uː/', how: 'Chu môi thật tròn, lưỡi lùi về sau, giữ nguyên môi cho đến hết âm.' },
      {
        sound: '/ʊə/',
        how: 'Bắt đầu với môi hơi tròn như /ʊ/, rồi thả lỏng môi về “ơ” thật nhẹ. Gần với “ua” tiếng Việt.',
      },
    ],
    trap: 'Nhiều người Anh nay đọc sure, tour với /ɔː/. Bạn đọc cách nào cũng được, miễn đừng dừng ở “u” khiến sure thành shoe.',
    pairs: `
queue /kjuː/ hàng người chờ | cure /kjʊə/ chữa khỏi
queued /kjuːd/ đã xếp hàng | cured /kjʊəd/ đã chữa khỏi
queues /kjuːz/ những hàng người chờ | cures /kjʊəz/ các cách chữa
pew /pjuː/ ghế dài nhà thờ | pure /pjʊə/ tinh khiết
shoe /ʃuː/ chiếc giày | sure /ʃʊə/ chắc chắn
two /tuː/ số hai | tour /tʊə/ chuyến tham quan
twos /tuːz/ những số hai | tours /tʊəz/ các chuyến tham quan
moo /muː/ kêu (tiếng bò) | moor /mʊə/ đồng hoang`,
  },
} as const satisfies Record<string, Drill>;
