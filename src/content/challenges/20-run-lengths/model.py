word = input()
short = ""
begin = 0
while begin < len(word):
    end = begin
    while end < len(word) and word[end] == word[begin]:
        end += 1
    short += f"{word[begin]}{end - begin}"
    begin = end
print(short)
