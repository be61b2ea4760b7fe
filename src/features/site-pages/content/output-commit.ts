import { WHO } from '#src/messages/consent.ts';

export const COMMIT_TEXT = `
## Bài bạn làm không mất

- Mỗi câu trả lời và mỗi bản ghi âm được ghi xuống máy **trước khi** màn hình báo “Đã lưu”. Tắt máy ngay sau đó, mở lại vẫn còn.
- Không có mạng, bạn vẫn làm và nộp. Có mạng lại, bài tự gửi; gửi lại nhiều lần cũng chỉ tính một lần.
- Mục nào máy chủ không nhận thì nằm ở [Chờ gửi](/cho-gui) kèm lý do, cho tới khi chính bạn gửi lại, xuất ra tệp hoặc xóa. Không có mục nào biến mất mà không nói gì.

Chỗ mình không giữ được: bài chưa gửi trên một máy bị mất, bị hỏng, hoặc bị xóa dữ liệu trình duyệt.

## Điểm chấm không giả vờ

- Band của bài viết luôn có **khoảng dao động**. Bài ngắn thì khoảng rộng hơn, vì mình biết ít hơn.
- Nhận xét dựa vào câu nào thì trích đúng câu đó trong bài của bạn. Thấy sai, bạn cãi lại được vì biết nó dựa vào đâu.
- Mỗi kết quả ghi **tên và phiên bản bộ chấm**. Không có “giám khảo” nào đứng sau một phần mềm.
- Không chắc thì mình **không chấm**: bài trống, quá ngắn, quá ồn, không phải tiếng Anh, hoặc chép lại đề. Bạn nhận lý do chứ không nhận một con số bịa.
- Câu có đáp án được chấm theo một bảng cố định, ai làm cũng như nhau.

Giới hạn cần biết: bộ chấm viết nhìn từ vựng, ngữ pháp, liên kết và độ bám đề qua từ ngữ; nó không hiểu lập luận sâu như người. Bộ chấm phát âm so câu bạn đọc với câu mẫu. Bộ chấm bài nói tự do cho một band ước lượng từ tốc độ, chỗ nghỉ, độ rõ của từ, vốn từ và lỗi thường gặp; band ấy chưa tính ngữ điệu và độ sâu của ý.

## Dữ liệu là của bạn

- Tải về toàn bộ dữ liệu, bất cứ lúc nào, miễn phí.
- Xóa tài khoản trong [hồ sơ](/my-profile), không phải gọi cho ai, không bị giữ chân. Bản ghi âm bị xóa cùng.
- Giọng nói chỉ rời máy khi bạn đã đồng ý. ${WHO.hears} ${WHO.voiceOutside}
- ${WHO.textOutside}

Chi tiết nằm ở [điều khoản và quyền riêng tư](/terms-conditions).

## Học phí

Khóa khởi đầu miễn phí, không cần thẻ. Với khóa có học phí, trung tâm thỏa thuận trực tiếp với bạn, và nguyên tắc hoàn phí là:

1. **Chưa kích hoạt khóa:** hoàn đủ.
2. **Lỗi từ phía mình** làm bạn không học được, hoặc khóa thiếu phần đã ghi trong mô tả: hoàn phần chưa học, hoặc kéo dài thời hạn, tùy bạn chọn.
3. **Đã học một phần rồi thôi:** phần đã học không hoàn; phần còn lại theo thỏa thuận bằng văn bản lúc bạn đăng ký. Bạn nên hỏi rõ mục này trước khi đóng tiền.

Trung tâm có thể đưa ra điều khoản tốt hơn cho bạn, không được kém hơn hai điểm đầu.

## Điều mình không hứa

- **Không bảo đảm một band nào.** Kết quả thi phụ thuộc vào giờ học, sức khỏe, đề thi và cả giám khảo. Ai bảo đảm được điều đó đều đang bán một lời hứa.
- Không có mẹo thay cho việc học, không có đề thi thật, không biết trước đề.
- Không nói “chỉ cần ba tháng”. [Lộ trình](/view-roadmap) ghi số giờ ước lượng, và nói rõ đó là ước lượng.
- Không làm bạn thấy có lỗi vì nghỉ một hôm.

## Khi mình làm sai

Bạn [báo cho mình](/report). Bài chấm sai vì lỗi của bộ chấm thì mình sửa bộ chấm và đổi số phiên bản, để bạn biết điểm nào do bản nào chấm. Sự cố ảnh hưởng tới bài hay dữ liệu của bạn, mình nói ra, kể cả khi bạn chưa nhận thấy.
`;
