import type { Drill } from './drill.ts';

export const VOWEL_DRILLS = {
  'ee-i': {
    sides: [
      {
        sound: '/iː/',
        how: 'Cười nhẹ cho môi bè ra, lưỡi đưa cao và ra trước như khi nói “i” tiếng Việt, rồi giữ hơi thật dài.',
      },
      {
        sound: '/ɪ/',
        how: 'Thả lỏng môi, lưỡi thấp hơn một chút. Âm ngắn, nghe lưng chừng giữa “i” và “ê”.',
      },
    ],
    trap: 'Đừng chỉ kéo dài hay rút ngắn chữ “i”. Hai âm khác nhau cả ở chất giọng: /ɪ/ lỏng và hơi ngả về “ê”.',
    pairs: `
sheep /ʃiːp/ con cừu | ship /ʃɪp/ con tàu
leave /liːv/ rời đi | live /lɪv/ sống
seat /siːt/ chỗ ngồi | sit /sɪt/ ngồi
feel /fiːl/ cảm thấy | fill /fɪl/ làm đầy
heat /hiːt/ hơi nóng | hit /hɪt/ đánh
cheap /tʃiːp/ rẻ | chip /tʃɪp/ miếng khoai chiên
green /ɡriːn/ màu xanh lá | grin /ɡrɪn/ cười toe
meal /miːl/ bữa ăn | mill /mɪl/ nhà máy xay
beat /biːt/ đánh bại | bit /bɪt/ một chút
each /iːtʃ/ mỗi | itch /ɪtʃ/ ngứa`,
  },
  'oo-u': {
    sides: [
      { sound: '/uː/', how: 'Chu môi thật tròn như sắp huýt sáo, lưỡi lùi về sau, giữ hơi dài.' },
      {
        sound: '/ʊ/',
        how: 'Môi chỉ hơi tròn và lỏng, âm ngắn, nghe lưng chừng giữa “u” và “ơ”.',
      },
    ],
    trap: 'Nhiều bạn đọc cả hai thành “u”. Với /ʊ/, bạn thả lỏng môi ngay và dừng sớm.',
    pairs: `
pool /puːl/ bể bơi | pull /pʊl/ kéo
fool /fuːl/ kẻ khờ | full /fʊl/ đầy
Luke /luːk/ tên Luke | look /lʊk/ nhìn
suit /suːt/ bộ com-lê | soot /sʊt/ bồ hóng
who'd /huːd/ ai sẽ (who would) | hood /hʊd/ mũ trùm
pooled /puːld/ đã góp chung | pulled /pʊld/ đã kéo
pools /puːlz/ các bể bơi | pulls /pʊlz/ kéo (ngôi thứ ba)
Luke's /luːks/ của Luke | looks /lʊks/ trông có vẻ`,
  },
  'ae-e': {
    sides: [
      {
        sound: '/æ/',
        how: 'Há miệng rộng, kéo khóe môi sang hai bên, hạ cằm xuống. Nghe như “a” và “e” nhập lại.',
      },
      { sound: '/e/', how: 'Miệng mở vừa, gần giống “e” tiếng Việt nhưng ngắn và gọn hơn.' },
    ],
    trap: 'Nếu cằm không hạ xuống thì /æ/ sẽ thành “e”: man nghe ra men.',
    pairs: `
man /mæn/ người đàn ông | men /men/ những người đàn ông
bad /bæd/ tệ | bed /bed/ cái giường
had /hæd/ đã có | head /hed/ cái đầu
sad /sæd/ buồn | said /sed/ đã nói
pan /pæn/ cái chảo | pen /pen/ cây bút
bag /bæɡ/ cái túi | beg /beɡ/ van xin
sat /sæt/ đã ngồi | set /set/ bộ, đặt
gas /ɡæs/ khí đốt | guess /ɡes/ đoán
land /lænd/ đất | lend /lend/ cho mượn
marry /ˈmæri/ kết hôn | merry /ˈmeri/ vui vẻ`,
  },
  'ae-uh': {
    sides: [
      { sound: '/æ/', how: 'Há miệng rộng, khóe môi kéo sang hai bên, lưỡi đưa ra trước.' },
      {
        sound: '/ʌ/',
        how: 'Miệng mở vừa, môi và lưỡi thả lỏng ở giữa. Âm ngắn, gần với “ă” hoặc “â” tiếng Việt.',
      },
    ],
    trap: 'Đọc cả hai thành “a” thì cap và cup nghe như nhau. Với /ʌ/, bạn đừng kéo môi.',
    pairs: `
cat /kæt/ con mèo | cut /kʌt/ cắt
cap /kæp/ mũ lưỡi trai | cup /kʌp/ cái cốc
hat /hæt/ cái mũ | hut /hʌt/ túp lều
ran /ræn/ đã chạy | run /rʌn/ chạy
fan /fæn/ cái quạt | fun /fʌn/ vui
bag /bæɡ/ cái túi | bug /bʌɡ/ con bọ
match /mætʃ/ trận đấu | much /mʌtʃ/ nhiều
track /træk/ đường ray | truck /trʌk/ xe tải
ankle /ˈæŋkl/ mắt cá chân | uncle /ˈʌŋkl/ chú, bác, cậu
began /bɪˈɡæn/ đã bắt đầu | begun /bɪˈɡʌn/ bắt đầu (phân từ)`,
  },
  'o-aw': {
    sides: [
      {
        sound: '/ɒ/',
        how: 'Há miệng, môi hơi tròn, lưỡi lùi và hạ thấp. Âm ngắn, như “o” tiếng Việt cắt nhanh.',
      },
      {
        sound: '/ɔː/',
        how: 'Môi tròn và chụm hơn, lưỡi nâng lên một chút, giữ hơi dài như “o” ngả sang “ô”.',
      },
    ],
    trap: 'Đừng để /ɔː/ ngắn lại: chưa giữ đủ dài thì sport nghe như spot.',
    pairs: `
cot /kɒt/ cái cũi | caught /kɔːt/ đã bắt
pot /pɒt/ cái nồi | port /pɔːt/ cảng
spot /spɒt/ đốm, chỗ | sport /spɔːt/ thể thao
shot /ʃɒt/ cú bắn | short /ʃɔːt/ ngắn
not /nɒt/ không | nought /nɔːt/ số không
fox /fɒks/ con cáo | forks /fɔːks/ những cái nĩa
cod /kɒd/ cá tuyết | cord /kɔːd/ sợi dây
stock /stɒk/ hàng trong kho | stork /stɔːk/ con cò
don /dɒn/ giảng viên (Anh) | dawn /dɔːn/ bình minh
swan /swɒn/ thiên nga | sworn /swɔːn/ đã thề`,
  },
  'ay-e': {
    sides: [
      {
        sound: '/eɪ/',
        how: 'Bắt đầu như “ê”, rồi lướt lưỡi lên phía “i”. Nghe được hai chặng trong một hơi.',
      },
      { sound: '/e/', how: 'Một chặng duy nhất, ngắn, giống “e” tiếng Việt. Lưỡi đứng yên.' },
    ],
    trap: 'Nhiều bạn bỏ mất đoạn lướt lên “i”, nên late nghe thành let.',
    pairs: `
late /leɪt/ muộn | let /let/ để cho
pain /peɪn/ nỗi đau | pen /pen/ cây bút
wait /weɪt/ chờ | wet /wet/ ướt
sale /seɪl/ đợt giảm giá | sell /sel/ bán
taste /teɪst/ vị, nếm | test /test/ bài kiểm tra
main /meɪn/ chính | men /men/ những người đàn ông
date /deɪt/ ngày | debt /det/ món nợ
gate /ɡeɪt/ cổng | get /ɡet/ lấy, được
age /eɪdʒ/ tuổi | edge /edʒ/ mép, rìa
fail /feɪl/ trượt | fell /fel/ đã ngã`,
  },
  'oh-aw': {
    sides: [
      {
        sound: '/əʊ/',
        how: 'Bắt đầu như “ơ” với môi thả lỏng, rồi chụm môi lại về phía “u”. Âm có hai chặng.',
      },
      { sound: '/ɔː/', how: 'Môi tròn và đứng yên từ đầu đến cuối, giữ hơi dài.' },
    ],
    trap: 'Đọc /əʊ/ thành “ô” một chặng thì coat dễ bị nghe là caught. Bạn nhớ chụm môi ở cuối.',
    pairs: `
coat /kəʊt/ áo khoác | caught /kɔːt/ đã bắt
boat /bəʊt/ con thuyền | bought /bɔːt/ đã mua
low /ləʊ/ thấp | law /lɔː/ luật
so /səʊ/ vì vậy | saw /sɔː/ đã thấy
woke /wəʊk/ đã thức dậy | walk /wɔːk/ đi bộ
bowl /bəʊl/ cái bát | ball /bɔːl/ quả bóng
cold /kəʊld/ lạnh | called /kɔːld/ đã gọi
show /ʃəʊ/ cho xem | shore /ʃɔː/ bờ biển
hole /həʊl/ cái lỗ | hall /hɔːl/ hội trường
phone /fəʊn/ điện thoại | fawn /fɔːn/ nai con`,
  },
  'er-aw': {
    sides: [
      { sound: '/ɜː/', how: 'Môi thả lỏng, không tròn, lưỡi nằm ở giữa miệng. Như “ơ” tiếng Việt giữ dài.' },
      { sound: '/ɔː/', how: 'Môi tròn và chụm, lưỡi lùi về sau, giữ hơi dài.' },
    ],
    trap: 'Chữ viết dễ đánh lừa: work đọc với /ɜː/, còn walk đọc với /ɔː/.',
    pairs: `
work /wɜːk/ làm việc | walk /wɔːk/ đi bộ
bird /bɜːd/ con chim | board /bɔːd/ tấm bảng
first /fɜːst/ đầu tiên | forced /fɔːst/ bị ép buộc
shirt /ʃɜːt/ áo sơ mi | short /ʃɔːt/ ngắn
turn /tɜːn/ rẽ | torn /tɔːn/ bị rách
burn /bɜːn/ đốt cháy | born /bɔːn/ được sinh ra
worm /wɜːm/ con giun | warm /wɔːm/ ấm
fur /fɜː/ bộ lông | four /fɔː/ số bốn
heard /hɜːd/ đã nghe | hoard /hɔːd/ tích trữ
curse /kɜːs/ lời nguyền | course /kɔːs/ khóa học`,
  },
  'ar-uh': {
    sides: [
      {
        sound: '/ɑː/',
        how: 'Há miệng rộng, lưỡi hạ thấp và lùi về sau như khi bác sĩ bảo nói “a”, giữ hơi thật dài.',
      },
      { sound: '/ʌ/', how: 'Miệng mở vừa, lưỡi ở giữa. Âm ngắn và dứt, gần với “ă” hoặc “â” tiếng Việt.' },
    ],
    trap: 'Chữ “r” trong heart, park không đọc theo giọng Anh mà chỉ kéo dài /ɑː/. Đọc ngắn lại thì heart thành hut.',
    pairs: `
heart /hɑːt/ trái tim | hut /hʌt/ túp lều
calm /kɑːm/ bình tĩnh | come /kʌm/ đến
dark /dɑːk/ tối | duck /dʌk/ con vịt
march /mɑːtʃ/ diễu hành | much /mʌtʃ/ nhiều
cart /kɑːt/ xe đẩy | cut /kʌt/ cắt
barn /bɑːn/ nhà kho ở trang trại | bun /bʌn/ bánh bao, bánh mì tròn
staff /stɑːf/ nhân viên | stuff /stʌf/ đồ đạc
harm /hɑːm/ gây hại | hum /hʌm/ ngân nga
carp /kɑːp/ cá chép | cup /kʌp/ cái cốc
balm /bɑːm/ dầu xoa | bum /bʌm/ mông`,
  },
  'uh-i': {
    sides: [
      {
        sound: '/ə/',
        how: 'Thả lỏng cả miệng, lưỡi nằm yên ở giữa. Như “ơ” tiếng Việt nhưng rất ngắn và nhẹ.',
      },
      { sound: '/ɪ/', how: 'Môi hơi bè, lưỡi đưa ra trước một chút. Ngắn, nghe lưng chừng giữa “i” và “ê”.' },
    ],
    trap: 'Tiếng Việt đọc rõ mọi tiếng, còn /ə/ chỉ có ở âm tiết không nhấn và phải đọc lướt. Đừng đọc “-ers” rõ như âm tiết có nhấn.',
    pairs: `
teachers /ˈtiːtʃəz/ các giáo viên | teaches /ˈtiːtʃɪz/ dạy (ngôi thứ ba)
managers /ˈmænɪdʒəz/ các quản lý | manages /ˈmænɪdʒɪz/ xoay xở được (ngôi thứ ba)
dancers /ˈdɑːnsəz/ các vũ công | dances /ˈdɑːnsɪz/ nhảy múa (ngôi thứ ba)
officers /ˈɒfɪsəz/ các sĩ quan | offices /ˈɒfɪsɪz/ các văn phòng
villagers /ˈvɪlɪdʒəz/ dân làng | villages /ˈvɪlɪdʒɪz/ các ngôi làng
accept /əkˈsept/ chấp nhận | except /ɪkˈsept/ ngoại trừ
affect /əˈfekt/ ảnh hưởng đến | effect /ɪˈfekt/ tác động
addition /əˈdɪʃn/ sự thêm vào | edition /ɪˈdɪʃn/ ấn bản
boxers /ˈbɒksəz/ các võ sĩ quyền Anh | boxes /ˈbɒksɪz/ những cái hộp
racers /ˈreɪsəz/ các tay đua | races /ˈreɪsɪz/ các cuộc đua`,
  },
} as const satisfies Record<string, Drill>;
