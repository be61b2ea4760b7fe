import { COURSE_LEVELS } from '#contract/course.ts';

export interface LevelSkills {
  listening: string;
  reading: string;
  writing: string;
  speaking: string;
  /** How to tell that the level is done. */
  done: string;
}

/** What each level teaches, by level number. */
export const LEVEL_SKILLS: Readonly<Record<number, LevelSkills>> = {
  [COURSE_LEVELS['Pre-Foundation']]: {
    listening: 'Nghe ra số, giờ, tên riêng đánh vần, câu chào và câu hỏi ngắn nói chậm.',
    reading: 'Đọc biển báo, tin nhắn, đoạn 5–6 câu về chuyện hằng ngày.',
    writing: 'Viết câu đơn đủ chủ ngữ và động từ, dùng đúng to be và thì hiện tại đơn.',
    speaking: 'Đọc được bảng phiên âm, bật được phụ âm cuối, giới thiệu bản thân trong năm câu.',
    done: 'Bạn tự giới thiệu được một phút mà không dừng lại để dịch từng chữ.',
  },
  [COURSE_LEVELS.Foundation]: {
    listening: 'Theo được hội thoại ngắn ở cửa hàng, bến xe, trường học; chép được thông tin vào mẫu.',
    reading: 'Đọc bài 250–300 từ, tìm đúng chỗ có thông tin, làm quen True / False / Not Given.',
    writing: 'Kể thói quen và chuyện đã qua mà không lẫn thì; viết đoạn 60–80 từ có câu mở đầu.',
    speaking: 'Trả lời Part 1 bằng hai, ba câu: ý chính, lý do, một ví dụ.',
    done: 'Bạn kể lại được ngày hôm qua, nói và viết, mà người nghe không phải đoán.',
  },
  [COURSE_LEVELS.Intermediate]: {
    listening: 'Nghe đủ bốn phần, đoán từ loại trước khi nghe, không lạc khi người nói đổi ý.',
    reading: 'Đọc ba đoạn văn trong 60 phút; phân biệt ý chính với chi tiết, False với Not Given.',
    writing: 'Viết Task 1 có nhận xét chung; Task 2 đủ 250 từ, mỗi đoạn một ý có lý do và ví dụ.',
    speaking: 'Nói Part 2 gần đủ hai phút theo dàn ý một phút chuẩn bị; sửa lỗi lặp lại của chính mình.',
    done: 'Hai đề tính giờ liên tiếp của bạn đều quanh band 6.0 ở từng kỹ năng.',
  },
  [COURSE_LEVELS['Upper-Intermediate']]: {
    listening: 'Theo kịp bài giảng Part 4, bắt được cách nói lại cùng một ý bằng từ khác.',
    reading: 'Đọc theo lập luận của tác giả, làm Matching headings và Yes / No / Not Given có căn cứ.',
    writing: 'Giữ một quan điểm rõ từ đầu tới cuối, triển khai ý sâu thay vì kể nhiều ý.',
    speaking: 'Part 3 so sánh, dự đoán, nhìn từ hai phía; ngữ điệu theo ý, trọng âm câu đúng chỗ.',
    done: 'Phần lớn câu bạn viết không có lỗi, và người nghe không còn phải hỏi lại.',
  },
  [COURSE_LEVELS.Advanced]: {
    listening: 'Sai một câu thì biết vì sao sai: lỡ nhịp, nhầm chính tả, hay chọn bẫy.',
    reading: 'Đọc báo và bài nghiên cứu phổ thông; còn dư giờ để soát lại.',
    writing: 'Chọn từ chính xác thay vì từ khó; cắt câu thừa, kiểm soát sắc thái.',
    speaking: 'Nói tự nhiên về chủ đề trừu tượng; ngập ngừng vì nghĩ ý, không phải vì tìm từ.',
    done: 'Không có vạch đích ở đây. Bạn dừng khi band đã đủ cho việc bạn cần.',
  },
};
