import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';

/** What an answer of each band from 3 to 9 is usually like, in our own words. */
type Levels = readonly [string, string, string, string, string, string, string];

const LOWEST = 3;
const BELOW =
  'Có rất ít điều đánh giá được: bài quá ngắn, gần như không hiểu được hoặc chỉ có những cụm học thuộc.';

const WRITING: Partial<Record<TeacherCriterion, Levels>> = {
  TR: [
    'Chạm vào đề nhưng lạc ý chính; ý ít, không phát triển.',
    'Trả lời một phần đề; quan điểm khó thấy, ý lặp hoặc ít liên quan.',
    'Trả lời đề nhưng chưa đủ các phần; có quan điểm, ý phát triển chưa rõ hoặc thiếu dẫn chứng.',
    'Trả lời các phần của đề, có phần kỹ có phần sơ; quan điểm rõ, ý chính phù hợp nhưng có chỗ chung chung.',
    'Trả lời đủ các phần; quan điểm rõ suốt bài, ý chính được mở rộng và có dẫn chứng, đôi chỗ khái quát quá.',
    'Trả lời đủ và sâu; ý được mở rộng, có dẫn chứng tốt, chỉ sót vài chi tiết nhỏ.',
    'Trả lời trọn vẹn; quan điểm được bàn kỹ với ý phù hợp và dẫn chứng thuyết phục.',
  ],
  CC: [
    'Các ý rời rạc; từ nối hầu như không cho thấy quan hệ giữa các câu.',
    'Có thông tin nhưng sắp xếp chưa mạch lạc; từ nối cơ bản, hay sai hoặc lặp.',
    'Có sắp xếp nhưng mạch chưa liền; từ nối thiếu, thừa hoặc dùng sai; chia đoạn chưa hợp lý.',
    'Sắp xếp mạch lạc, mạch chung rõ; từ nối có tác dụng nhưng có chỗ máy móc, thay thế từ chưa rõ.',
    'Sắp xếp hợp lý, mạch liền suốt bài; liên kết đa dạng, đôi chỗ thừa hoặc thiếu; mỗi đoạn một ý chính.',
    'Sắp xếp tự nhiên, liên kết tốt; chia đoạn hợp lý và đủ.',
    'Liên kết khéo đến mức không để ý thấy; chia đoạn thuần thục.',
  ],
  LR: [
    'Vốn từ rất hẹp; lỗi từ và chính tả làm người đọc khó hiểu.',
    'Từ cơ bản, lặp; lỗi từ loại và chính tả có thể gây khó cho người đọc.',
    'Vốn từ vừa đủ cho đề; lỗi chính tả, cấu tạo từ thấy rõ và đôi lúc gây khó.',
    'Vốn từ đủ dùng; thử từ ít gặp, có chỗ chưa chính xác; vẫn hiểu được.',
    'Vốn từ đủ để linh hoạt và chính xác; có từ ít gặp và kết hợp từ, đôi khi sai.',
    'Vốn từ rộng, linh hoạt, diễn đạt chính xác; dùng từ ít gặp khéo, hiếm lỗi.',
    'Vốn từ rộng, tự nhiên và tinh tế; lỗi chỉ như lỡ tay.',
  ],
  GRA: [
    'Thử viết câu nhưng lỗi ngữ pháp và dấu câu chiếm đa số, làm sai nghĩa.',
    'Ít kiểu câu, hiếm mệnh đề phụ; lỗi nhiều, dấu câu hay sai.',
    'Ít kiểu câu; thử câu phức nhưng thường sai; lỗi có lúc gây khó cho người đọc.',
    'Kết hợp câu đơn và câu phức; có lỗi ngữ pháp, dấu câu nhưng ít khi cản trở.',
    'Nhiều kiểu câu phức; thường có câu không lỗi; ngữ pháp và dấu câu tốt, còn vài lỗi.',
    'Đa dạng cấu trúc; phần lớn câu không lỗi, chỉ sai rất ít.',
    'Cấu trúc rộng, chính xác và linh hoạt; lỗi chỉ như lỡ tay.',
  ],
};

const SPEAKING: Partial<Record<TeacherCriterion, Levels>> = {
  FC: [
    'Ngừng lâu; ít khả năng nối các câu đơn giản, hay không diễn đạt được ý.',
    'Trả lời được nhưng hay ngừng, nói chậm, lặp và tự sửa nhiều; nối câu đơn giản, mạch có chỗ đứt.',
    'Nói liền được nhờ lặp, tự sửa hoặc nói chậm; lạm dụng vài từ nối.',
    'Sẵn lòng nói dài, đôi lúc mất mạch vì lặp, tự sửa hay ngập ngừng; từ nối khá đa dạng nhưng chưa luôn đúng.',
    'Nói dài không gắng sức, mạch rõ; đôi lúc ngập ngừng tìm từ; từ nối linh hoạt.',
    'Trôi chảy, hiếm khi lặp hay tự sửa; ngập ngừng thường vì ý; phát triển chủ đề mạch lạc.',
    'Trôi chảy tự nhiên; phát triển chủ đề trọn vẹn và phù hợp.',
  ],
  LR: [
    'Từ đơn giản cho chuyện bản thân; thiếu từ cho chủ đề khác.',
    'Nói được chủ đề quen, chỉ truyền đạt ý cơ bản ở chủ đề lạ; hay chọn sai từ.',
    'Nói được chủ đề quen và lạ với từ hạn chế; ít khi diễn đạt lại được bằng cách khác.',
    'Đủ từ để nói dài, rõ nghĩa dù có chỗ dùng sai; thường diễn đạt lại được.',
    'Dùng từ linh hoạt cho nhiều chủ đề; có thành ngữ và kết hợp từ, đôi khi chưa hợp; diễn đạt lại tốt.',
    'Vốn từ rộng, nhanh và linh hoạt; dùng từ ít gặp và thành ngữ khéo, thỉnh thoảng chưa chính xác.',
    'Dùng từ chính xác, tự nhiên và linh hoạt ở mọi chủ đề.',
  ],
  GRA: [
    'Chủ yếu là cụm học thuộc; câu tự đặt sai nhiều.',
    'Câu đơn cơ bản có lúc đúng; hiếm mệnh đề phụ; lỗi nhiều và có thể gây hiểu nhầm.',
    'Câu cơ bản khá đúng; ít câu phức, thường có lỗi.',
    'Kết hợp câu đơn và câu phức nhưng chưa linh hoạt; câu phức hay sai, ít khi cản trở.',
    'Nhiều cấu trúc phức khá linh hoạt; thường có câu không lỗi, còn vài lỗi ngữ pháp.',
    'Cấu trúc rộng và linh hoạt; đa số câu không lỗi.',
    'Cấu trúc rộng, tự nhiên, chính xác như người bản ngữ khi nói.',
  ],
  P: [
    'Phát âm làm người nghe khó hiểu phần lớn thời gian.',
    'Một số âm và nhịp đúng nhưng hay sai; người nghe phải cố gắng.',
    'Có nét của band 4 và band 6: hiểu được phần chính, còn nhiều âm, trọng âm sai.',
    'Hiểu được nhìn chung; có nhịp và ngữ điệu nhưng không đều, vài âm sai làm giảm độ rõ.',
    'Có nét của band 6 và band 8: rõ và dễ theo dõi, vài âm hoặc trọng âm còn sai.',
    'Dễ hiểu suốt bài; nhịp, trọng âm và ngữ điệu linh hoạt; giọng mẹ đẻ ít ảnh hưởng.',
    'Rõ và tinh tế suốt bài, nghe không phải gắng sức.',
  ],
};

const SETS: Record<TeacherWork, Partial<Record<TeacherCriterion, Levels>>> = {
  writing: WRITING,
  speaking: SPEAKING,
};

/** What an answer of this band is usually like; a half band lies between the two that are returned. */
export function descriptorsOf(kind: TeacherWork, criterion: TeacherCriterion, band: number): string[] {
  const levels = SETS[kind][criterion] ?? [];
  const whole = Number.isInteger(band) ? [band] : [Math.floor(band), Math.ceil(band)];
  const texts = whole.map((level) => (level < LOWEST ? BELOW : (levels[level - LOWEST] ?? '')));
  return [...new Set(texts)].filter((text) => text !== '');
}
