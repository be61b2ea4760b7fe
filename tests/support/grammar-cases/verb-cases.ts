import type { RuleCases } from './rule-cases.ts';

export const VERB_CASES: RuleCases = {
  'be-base-verb': {
    wrong: `
[I’m agree→I agree] with this idea.
It [is depend→depends] on the family.
Everyone knows that they [are have→have] a problem.
Rice [is grow→is grown] in the south.
I [am not agree→do not agree] with them.
They [are live→live] in a small town.
She [is work→works] for a bank.
My father [is work→works] in a factory.
Many parents [are teach→teach] their children at home.
It [is improve→improves] our health.`,
    right: `
All they have to do is learn more.
These are think tanks.
I am agreed on that.
It is known that dogs bark.
What we need is help.
We’re live! With me today is a teacher.
We are live, and my guest needs no introduction.
They are live from the stadium.`,
  },
  'modal-be-base': {
    wrong: `
Water [should be provide→should be provided] by the state.
Plastic [must be reduce→must be reduced] in schools.
The law has [been create→been created] for children.
Phones [can be use→can be used] for learning.
New roads are [being build→being built] in the city.`,
    right: `
They want to be seen.
It can be useful for students.
He must be at home.
The work has been done.
It may be of help to them.`,
  },
  'passive-wrong-form': {
    wrong: `
The book [was wrote→was written] in 1990.
English [is spoke→is spoken] here.
He [has went→has gone] home.
They [have already began→have already begun] the work.
The money [was stole→was stolen] last night.
The price [was rose→rose] in 2010.`,
    right: `
The book was written in 1990.
All that we had grew in the garden.
He has gone home.
They wrote what they had to.
What she was took time to see.`,
  },
  'perfect-base-verb': {
    wrong: `
Technology [has make→has made] life easier.
I [have learn→have learned] English for years.
They [have not choose→have not chosen] a name.
They [have provide→have provided] food.
She [has teach→has taught] here since May.`,
    right: `
I have to learn English.
They have help at home.
She had a long talk with him.
We have work to do.
It has become easier.`,
  },
  'modal-to': {
    wrong: `
We [can to help→can help] them.
Schools [should to teach→should teach] cooking.
[It will to make→It will make] us tired.
You [must to be→must be] careful.
They [could to find→could find] work.`,
    right: `
Do all you can to help them.
They have the will to learn.
You can choose to study at home.
She did what she could to save it.
It might, to be fair, help.`,
  },
  'modal-wrong-form': {
    wrong: `
It [can helps→can help] people.
Students [should learning→should learn] English.
They [could went→could go] home.
This [will makes→will make] us happy.
People [must is→must be] careful.`,
    right: `
It can help people.
He may well travel.
Money can bring happiness.
You will need this.
The will needs two signatures.
May is the warmest month.
The coldest month is March and May is warm.`,
  },
  'double-modal': {
    wrong: `
Students [will can→will be able to] find a job.
We [must should→must] save water.
They [would can→would be able to] travel more.
You [should must→should] listen to them.
People [might can→might be able to] live longer.`,
    right: `
Students will be able to find a job.
We must save water.
A can will do.
They can and should help.
It would have helped.`,
  },
  'modal-adjective': {
    wrong: `
Phones [can useful→can be useful] for students.
It [will very difficult→will be very difficult] to find a job.
We [should careful→should be careful] with money.
This [may harmful→may be harmful] to health.
Life [would easier→would be easier] in the city.`,
    right: `
Phones can be useful.
We should better understand them.
It will long be remembered.
You must, careful as you are, ask first.
She may well be right.`,
  },
  'to-wrong-form': {
    wrong: `
They [want to helping→want to help] the poor.
It is [easy to finds→easy to find] a job.
I [decided to went→decided to go] home.
We [need to learned→need to learn] more.
She knows [how to speaks→how to speak] English.`,
    right: `
They want to help the poor.
I look forward to helping you.
It is easy to find work.
It is important to women.
We are used to working late.`,
  },
  'do-not-wrong-form': {
    wrong: `
She [does not has→does not have] time.
I [didn’t went→didn't go] to school.
They [do not wants→do not want] it.
He [doesn't likes→doesn't like] tea.
They [do not are→are not] rich.`,
    right: `
She does not have time.
I didn’t go to school.
He does his homework.
They do not need it.
She did what she wanted.`,
  },
  'do-not-adjective': {
    wrong: `
[I don't happy→I am not happy] with my job.
[It does not good→It is not good] for children.
[They don't aware→They are not aware].
[Students don't interested→Students are not interested] in history.
[She doesn't very tall→She is not very tall].`,
    right: `
I am not happy with my job.
It does not feel good.
They do not own cars.
Students do not work.
He does not clean the room.`,
  },
  'missing-do-not': {
    wrong: `
[I not like→I do not like] coffee.
[He not go→He does not go] to school.
I am sad because [they not help→they do not help] me.
[We no have→We do not have] time.
[It not make→It does not make] sense.`,
    right: `
I do not like coffee.
It not only helps but heals.
They suggest that he not go.
He asked us not to go.
We have no time.`,
  },
  'make-let-to': {
    wrong: `
It [makes people to feel→makes people feel] sad because it [makes us to work→makes us work] hard.
Parents [let children playing→let children play] games.
It [makes me to cry→makes me cry].
Schools [let students to use→let students use] phones.
Music [makes us feeling→makes us feel] better.`,
    right: `
It makes people feel sad.
Parents let children play games.
Music makes us happy.
They made friends to last.
This makes students work hard.`,
  },
  'allow-base-verb': {
    wrong: `
Parents [allow children play→allow children to play] outside.
It [encourages people learn→encourages people to learn] more.
They [want us become→want us to become] doctors.
It [enables students communicate→enables students to communicate] well.
The law [forces people go→forces people to go] by bus.`,
    right: `
Parents allow children to play outside.
They want people who know the city.
It encourages people to learn.
We want help.
They require students with experience.`,
  },
  'verb-without-to': {
    wrong: `
I [want become→want to become] a nurse.
They [decided go→decided to go] home.
We should [learn how solve→learn how to solve] problems.
She is [able find→able to find] it.
He [tried give→tried to give] an answer.`,
    right: `
I want to become a nurse.
They want help.
They need not go.
We plan trips and holidays.
She gave it a try.`,
  },
  'gerund-after-preposition': {
    wrong: `
We can save money [by use the→by using the] bus.
He left [without think→without thinking].
They are [interested in learn→interested in learning] Korean.
I read books [instead of go→instead of going] out.
People use phones [for learn English→to learn English].`,
    right: `
We can save money by using the bus.
He works by day.
She is good at maths.
They went by bus and train.
It is a way of life.`,
  },
  'like-base-verb': {
    wrong: `
[I like listen→I like listening] to music.
[They love play→They love playing] football.
[She enjoys read→She enjoys reading] books at night.
[Children hate go→Children hate going] to the dentist.
[We really like watch→We really like watching] films.`,
    right: `
I like listening to music.
I like to listen to music.
They like work in the open air.
People who love travel in Asia come here.
Books like this help people.`,
  },
  'verb-takes-ing': {
    wrong: `
I [enjoy to read→enjoy reading] books.
We should [avoid to eat→avoid eating] late.
They [suggest to build→suggest building] a park.
I [recommend to visit→recommend visiting] Hue.
She [keeps to ask→keeps asking] me.`,
    right: `
I enjoy reading books.
She is considered to be kind.
Keep to the left.
They suggested to us that we stay.
He finished in time to help.`,
  },
  'spend-time-to': {
    wrong: `
I [spend two hours to do→spend two hours doing] homework.
They [spend a lot of time to play→spend a lot of time playing] games.
She [spent time for reading→spent time reading].
We [waste time to wait→waste time waiting].
People [spend many hours to watch→spend many hours watching] TV.`,
    right: `
I spend two hours doing homework.
It is time to go.
They spend money on clothes.
We have time to read.
He spent an hour in bed.`,
  },
  'born-without-be': {
    wrong: `
[I born in→I was born in] Hue.
[I am born in→I was born in] 2001.
[She is born in→She was born in] a village.
[They born on→They were born on] the same day.
[He born in→He was born in] a poor family.
[I was borned→I was born] in Hue.
My son [was borned→was born] last year.
[She borned→She was born] in May.
People [who born in→who were born in] Hue are proud.`,
    right: `
I was born in Hue.
Babies are born in hospital.
The children who are born in spring are small.
They have been born in cities.
Were they born in Hue?`,
  },
  'missing-be-ing': {
    wrong: `
[I working→I am working] in a bank.
[She living→She is living] in the city.
[They studying→They are studying] English.
I am sad because [he working→he is working] at night.
[We waiting→We are waiting] for you.`,
    right: `
I am working in a bank.
They saw him leaving.
She likes reading in bed.
We, living in the city, know this.
I see people living in parks.`,
  },
  'missing-be': {
    wrong: `
[I very happy→I am very happy] with my job.
[They poor→They are poor] and hungry.
People like it because [it cheap→it is cheap].
[My school very big→My school is very big].
[Life difficult→Life is difficult] for them.`,
    right: `
I am very happy.
I think it important to rest.
They make it easy for us.
The very poor need help.
Sad people need friends.`,
  },
  'missing-subject': {
    wrong: `
[Is very important→It is very important] to learn.
People like it [because is→because it is] cheap.
[Is difficult→It is difficult] to find a job.
She is tired [because has→because it has] no time.
I stay here [although is→although it is] noisy.`,
    right: `
It is very important to learn.
Is it important to learn?
People who have money are happy.
Is important work done here?
I like it because it is cheap.`,
  },
  'past-time-first': {
    wrong: `
[Yesterday I go→Yesterday I went] to the park.
[Last year, we visit→Last year, we visited] Hue.
[In 2010, the number is→In 2010, the number was] ten.
[Two years ago, I am→Two years ago, I was] a worker.
[Last week my mother buys→Last week my mother bought] a car.`,
    right: `
Yesterday I went to the park.
Last year, we visited Hue.
In 2010, the number was ten.
In 2010, the students of the city voted.
Today I go to school.`,
  },
  'past-time-last': {
    wrong: `
[I go to the beach last summer→I went to the beach last summer].
[We visit my aunt two weeks ago→We visited my aunt two weeks ago].
[She buys a new phone yesterday→She bought a new phone yesterday].
[They move to the city three years ago→They moved to the city three years ago].
[He is in the hospital last week→He was in the hospital last week].`,
    right: `
I went to the beach last summer.
I know he called yesterday.
They think that it was last week.
He did not call me last night.
We hope to see what you made yesterday.`,
  },
  'when-i-was': {
    wrong: `
[When I was a child, I like→When I was a child, I liked] toys.
[When we were young, we go→When we were young, we went] there.
[When she was ten, she lives→When she was ten, she lived] here.
[When I was at school, my friend helps→When I was at school, my friend helped] me.
[When they were small, they play→When they were small, they played] games.`,
    right: `
When I was a child, I liked toys.
When we were young, we could swim.
When I am tired, I sleep.
When she was ten, her family moved.
When he was late, they would wait.`,
  },
  'since-present': {
    wrong: `
[I live here since 2015→I have lived here since 2015].
[She works there since 2010→She has worked there since 2010].
[They are friends since childhood→They have been friends since childhood].
[We study English since 2018→We have studied English since 2018].
[He knows her since 2001→He has known her since 2001].`,
    right: `
I have lived here since 2015.
She has worked there since 2010.
It is clear since he told us.
They are being built since then.
I like it since it is cheap.`,
  },
  'if-will': {
    wrong: `
[If I will have→If I have] time, I will help you.
[If she will be→If she is] late, we will start.
[When they will come→When they come] home, they will be tired.
[If we will not protect→If we do not protect] it now, it will be too late.
I will call you [if I will find→if I find] it.
[Unless he will learn→Unless he learns] English, he cannot go.
[If it will rain→If it rains], we will stay at home.`,
    right: `
I do not know if I will have time.
When will you come home?
I will ask if he will come.
If I have time, I will help you.
They will know when he will come.
Nobody can tell if they will win.
If it will help you, I can stay.`,
  },
};
