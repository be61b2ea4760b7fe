export const PAYMENTS_TEXT = `
## Khóa miễn phí

Bạn mở khóa có nhãn “Miễn phí”, bấm **Bắt đầu học**, đăng ký bằng số điện thoại, và học ngay. Không cần thẻ, không có kỳ dùng thử tự chuyển thành trả tiền.

Chưa muốn đăng ký, bạn vẫn mở được từng bài trong khóa miễn phí, làm bài, ghi âm và xem kết quả ngay trên máy đang dùng. Đăng ký sau thì phần đã làm thành của bạn.

## Khóa có học phí

Ứng dụng **không thu tiền trực tuyến**: không có ô nhập thẻ, không có ví, không tự ghi nhận bạn đã trả. Trung tâm niêm yết học phí và cách đóng ngay trên trang này; phần nào chưa niêm yết, trung tâm báo khi gọi cho bạn. Các bước như sau:

1. Xem [lộ trình](/view-roadmap) và chọn khóa hợp trình độ.
2. Gửi yêu cầu mở khóa ở trang này, hoặc để lại số ở trang [Liên hệ](/contact). Trung tâm gọi lại, xác nhận học phí, thời hạn học và điều kiện hoàn phí.
3. Bạn đóng học phí cho trung tâm: chuyển khoản (quét mã VietQR) hoặc tiền mặt tại trung tâm, và giữ lại biên nhận.
4. Trung tâm mở khóa. Trong [Khóa học của tôi](/my-course), khóa chuyển sang **Chờ kích hoạt**.
5. Bạn mở khóa và bấm **Bắt đầu học**, khóa được kích hoạt. Khóa có thời hạn thì trang khóa học nhắc ngày hết hạn trước mười ngày.

Đóng học phí rồi mà khóa vẫn ghi “Chưa mở”: kiểm tra xem bạn có đăng nhập đúng số đã báo cho trung tâm không, rồi nhắn mình kèm ảnh biên nhận.

## Bảo vệ mình khi đóng tiền

- Chỉ chuyển tiền sau khi đã nói chuyện với trung tâm qua cách liên lạc ghi ở trang [Liên hệ](/contact).
- Có người gửi số tài khoản khác với số trên trang này và tự nhận là Luyện: đừng chuyển vội, hãy gọi lại theo trang Liên hệ để hỏi.
- Không ai cần mã OTP, mật khẩu hay số thẻ của bạn để mở khóa học.
- Xin biên nhận ghi tên khóa, số tiền, thời hạn và điều kiện hoàn phí.

## Hoàn phí và gia hạn

Chưa kích hoạt thì được hoàn đủ. Các trường hợp khác nằm ở mục Học phí của trang [Cam kết đầu ra](/output-commit).

Khóa hết hạn thì bài không mở được nữa, nhưng kết quả và bài bạn đã làm vẫn còn. Muốn học tiếp, bạn nhắn trung tâm gia hạn; bạn học tiếp từ đúng chỗ đã dừng.
`;
