import { WHO } from '#src/messages/consent.ts';

/** Day on which the text last changed, ISO. */
export const TERMS_CHANGED_ON = '2026-11-22';

export const TERMS_TEXT = `
## Ai với ai

Trang này là thỏa thuận giữa bạn, người học, và **trung tâm vận hành địa chỉ mà bạn đang mở**. Trong bài, “Luyện” và “mình” chỉ trung tâm ấy cùng ứng dụng. Tên, địa chỉ và cách liên lạc của trung tâm nằm ở cuối trang này và ở trang [Liên hệ](/contact).

Bạn xem trang chủ, góc học tập, phiếu học và thử khóa miễn phí mà không cần tài khoản. Khi đăng ký, bạn đồng ý với những điều dưới đây. Điều nào bạn chưa đồng ý thì hỏi mình trước, rồi hãy đăng ký.

## Tài khoản của bạn

- Mỗi số điện thoại là một tài khoản, dùng cho một người. Bạn dùng số của chính mình.
- Mã OTP có hiệu lực năm phút. Không ai ở Luyện hỏi mã OTP hay mật khẩu của bạn, kể cả khi gọi điện.
- Bạn đăng nhập được trên nhiều máy. Trong [hồ sơ](/my-profile) có danh sách máy đang đăng nhập, bạn cho từng máy ra được.
- Dùng máy chung thì nhớ đăng xuất. Bài chưa gửi vẫn nằm lại trên máy đó, gắn với tài khoản của bạn, chờ bạn đăng nhập lại.

## Mình giữ những gì về bạn

| Dữ liệu | Để làm gì | Giữ đến khi nào |
| --- | --- | --- |
| Số điện thoại, họ tên | Nhận ra bạn, gửi mã OTP | Bạn xóa tài khoản |
| Mật khẩu, chỉ ở dạng đã băm | Đăng nhập | Bạn đổi mật khẩu hoặc xóa tài khoản |
| Email, ngày sinh, địa chỉ, ảnh đại diện, nếu bạn điền | Hiện trong hồ sơ, trung tâm liên hệ với bạn | Bạn xóa từng mục hoặc xóa tài khoản |
| Câu trả lời, bài viết, tiến độ, kết quả chấm | Cho bạn học tiếp và xem lại | Bạn xóa tài khoản |
| Bản ghi âm giọng nói | Chấm bài nói, cho bạn nghe lại | Bạn xóa tài khoản |
| Điểm, nhận xét của giáo viên, lý do bạn nhờ chấm lại | Cho bạn xem lại | Bạn xóa tài khoản |
| Báo lỗi câu hỏi | Sửa bài học | Bạn xóa tài khoản; báo lúc chưa đăng nhập thì không gắn với ai |
| Yêu cầu tư vấn: số điện thoại, tên, email nếu bạn điền, trang dẫn bạn đến Luyện, khóa học hoặc kết quả gửi kèm | Gọi lại cho bạn | Bạn xóa tài khoản, hoặc nhắn mình xóa |
| Máy đăng nhập: tên trình duyệt, hệ điều hành, giờ dùng gần nhất | Cho bạn thấy và cho máy lạ ra | Máy đăng xuất, hoặc sau 365 ngày |
| Số lần xin mã, đăng nhập theo số, theo máy, theo mạng, chỉ ở dạng băm | Chặn người dò số và phá hệ thống | Hết khoảng thời gian đếm |

Luyện không hỏi danh bạ, không hỏi vị trí, không đặt mã quảng cáo hay mã theo dõi của bên thứ ba. Mình dùng cookie cho hai việc: một giữ phiên đăng nhập (365 ngày; chỉ 5 phút khi mở bên trong hệ thống của trung tâm), một để nhận ra cùng một trình duyệt khi đếm số lần xin mã (730 ngày, không chứa gì khác).

Khi bạn đăng ký một số mới, ứng dụng gửi kèm một yêu cầu tư vấn với số ấy, để trung tâm có thể gọi hướng dẫn chọn khóa. Không muốn nhận cuộc gọi thì bạn nhắn mình theo trang [Liên hệ](/contact), mình xóa yêu cầu và không gọi.

## Dữ liệu nằm trên máy bạn

Luyện học được khi không có mạng, nên nhiều thứ nằm ngay trên máy:

- **Bài bạn làm và ghi âm** được lưu trên máy trước, rồi mới gửi đi. Máy chủ xác nhận đã nhận thì bản chờ gửi mới được bỏ.
- **Bản ghi âm đã gửi** được giữ lại trên máy tối đa 20 bản gần nhất để bạn nghe lại không tốn mạng.
- **Bài học đã mở** được giữ tối đa 30 ngày kể từ lần tải gần nhất, và bị xóa khi bạn đăng xuất. Bài góc học tập và phiếu học ai cũng đọc được nên vẫn nằm trên máy.

Nếu bạn xóa dữ liệu trình duyệt, gỡ ứng dụng hoặc làm mất máy lúc bài chưa gửi, phần chưa gửi ấy mất thật và mình không lấy lại được. Vì vậy thanh trên cùng luôn cho biết còn bao nhiêu mục đang chờ, và bạn xuất chúng ra tệp được.

## Giọng nói

Giọng nói là dữ liệu nhạy cảm, nên mình hỏi riêng trước lần ghi âm đầu tiên. Bạn không đồng ý thì vẫn học các phần khác bình thường.

- Bản ghi âm được gửi tới máy chủ của Luyện để chấm. ${WHO.hears}
- ${WHO.voiceOutside}
- ${WHO.ear}
- Bạn rút lại sự đồng ý bất cứ lúc nào trong [hồ sơ](/my-profile). Từ lúc đó ứng dụng không gửi thêm bản ghi âm nào; bản đã gửi được xóa cùng tài khoản.

## AI chấm bài

Trừ khi câu ghi rõ là do giáo viên chấm, bài viết và bài nói do **phần mềm** chấm, không phải giám khảo. Mỗi kết quả ghi tên và phiên bản bộ chấm. Hiện có bốn bộ, cùng chạy trên máy chủ của Luyện:

- **luyen-writing** xét bài viết bằng quy tắc và danh sách từ, theo bốn tiêu chí của IELTS.
- **luyen-gop** so từng âm bạn đọc với cách đọc chuẩn; **luyen-ear** cũng vậy, và nghe thêm bằng bộ nhận dạng tiếng nói của máy chủ.
- **luyen-talk** đo tốc độ, chỗ nghỉ, từ và lỗi thường gặp trong bài nói tự do, dựa vào bản ghi và phần chữ.

Điểm là ước lượng, kèm khoảng dao động. Gặp bài trống, quá ngắn, quá ồn hoặc không phải tiếng Anh, bộ chấm từ chối và nói lý do. Luyện không dùng bài của bạn để huấn luyện mô hình AI. ${WHO.textOutside} Bạn xem và đổi lựa chọn ở mục “Dữ liệu và quyền riêng tư” trong hồ sơ. Kết quả trên Luyện không thay cho kết quả thi và không dùng để xin học, xin visa.

## Giáo viên chấm bài

Có câu do giáo viên chấm, câu ấy ghi rõ điều đó. Với những bài viết và bài nói khác, bạn tự quyết định có nhờ giáo viên hay không; số lượt mỗi tháng hiện ra trước khi bạn gửi. Giáo viên nhận đề và bài của bạn, không nhận tên hay số điện thoại. Điểm của giáo viên và điểm ước lượng của AI được ghi riêng, bạn luôn biết điểm nào của ai. Bạn được nhờ chấm lại mỗi bài một lần.

## Ai khác thấy dữ liệu của bạn

- **Giáo viên chấm bài** đọc hoặc nghe đúng bài được gửi chấm, cùng lý do nếu bạn nhờ chấm lại.
- **Dịch vụ AI bên ngoài**, nếu trung tâm dùng và bạn đã đồng ý riêng, đọc bài viết hoặc nghe bài nói tự do của bạn, không kèm tên hay số điện thoại.
- **Nhà mạng gửi tin nhắn** nhận số điện thoại và nội dung tin OTP.
- **Người vận hành máy chủ** có thể tiếp cận dữ liệu khi sửa sự cố, và chỉ vì việc đó.
- **Cơ quan nhà nước** khi có yêu cầu đúng luật.

Ngoài ra không ai. Mình không bán và không cho thuê dữ liệu.

## Quyền của bạn

Trong [hồ sơ](/my-profile), bạn tự làm được, miễn phí:

- xem và sửa thông tin của mình;
- tải về toàn bộ dữ liệu dưới dạng tệp, kèm địa chỉ các bản ghi âm;
- xem mình đã đồng ý điều gì, từ khi nào, và rút lại;
- xóa tài khoản cùng mọi dữ liệu đi theo, gồm cả bản ghi âm.

Xóa là xóa hẳn, không phục hồi được. Nếu trung tâm có bản sao lưu của máy chủ, dữ liệu trong đó mất khi bản sao lưu bị ghi đè. Cần mình làm thay, bạn nhắn theo trang [Liên hệ](/contact); mình trả lời trong hai ngày làm việc.

## Người học dưới 18 tuổi

Luyện không hỏi tuổi khi đăng ký. Nếu bạn chưa đủ 18, hãy cùng cha mẹ hoặc người giám hộ đọc trang này và chỉ đăng ký khi họ đồng ý; riêng việc gửi giọng nói, cả bạn và người giám hộ cùng phải đồng ý. Người giám hộ có thể nhắn mình để xem, sửa hoặc xóa dữ liệu của con.

## Nội dung và bản quyền

Bài học, câu hỏi, phiếu học thuộc về Luyện hoặc người đã cho phép Luyện dùng; nguồn được ghi ở bài có dùng tài liệu mở. Bạn học, in ra, chia sẻ đường dẫn thoải mái; đừng đăng lại cả bài hay bán lại. Bài bạn viết và giọng bạn ghi là của bạn. Bạn chỉ cho mình quyền lưu, chấm và trả lại cho bạn.

IELTS là nhãn hiệu của các đơn vị sở hữu. Luyện là ứng dụng luyện tập độc lập, không thuộc và không được các đơn vị ấy bảo trợ.

## Những việc không được làm

Đừng dò số điện thoại hay mật khẩu của người khác, đừng tải lên nội dung trái luật hoặc giọng của người không cho phép, đừng dùng máy để làm bài hàng loạt, đừng tìm cách làm hỏng hệ thống. Gặp việc như vậy mình có thể khóa tài khoản và nói rõ lý do. Tìm ra lỗ hổng, bạn báo mình theo trang [Liên hệ](/contact), mình cảm ơn chứ không bắt lỗi.

## Khi có trục trặc

Máy chủ có lúc phải bảo trì hoặc gặp sự cố; bài đã lưu trên máy vẫn còn và tự gửi khi máy chủ trở lại. Mình chịu trách nhiệm về lỗi của mình theo [cam kết](/output-commit) và theo luật Việt Nam. Mình không chịu trách nhiệm về kết quả thi, về quyết định của trường hay cơ quan khác dựa trên điểm ở Luyện, và về dữ liệu chưa gửi bị mất cùng máy của bạn. Điều này không làm giảm những quyền mà luật bảo vệ người tiêu dùng cho bạn.

## Khi điều khoản thay đổi

Ngày cập nhật nằm ở đầu trang. Thay đổi nhỏ như sửa câu chữ thì mình sửa thẳng. Thay đổi ảnh hưởng tới dữ liệu hay tiền của bạn thì mình báo trước khi áp dụng; việc nào cần đồng ý mới, mình hỏi lại. Không đồng ý, bạn tải dữ liệu về và xóa tài khoản.
`;
